import { sessionEnded } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { fakeLocks } from '@kaksha/testing/fake-locks';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  createPath,
  draftCourse,
  editPath,
  field,
  openWizard,
  saveButton,
  updatePath,
  wizardHost,
} from '../fake-wizard';
import { emptyDetails } from './details-values';

const draft = draftCourse();
const first = editPath(9, '?step=1');
const opened = () => screen.findByRole('heading', { level: 1, name: 'Create New Course' });
const isDraftSaved = () => screen.findByText(/^Draft saved on this device at \d{1,2}:\d\d [AP]M$/);
const isBack = () => screen.findByText(/^What you typed on 15 Jan 2026, .* and did not save is back\.$/);

async function typed(path = createPath, host = wizardHost(draft)) {
  const wizard = openWizard(path, host);
  await opened();
  await wizard.user.type(field('Course name'), 'Mine');
  await isDraftSaved();
  return wizard;
}

beforeEach(() => localStorage.clear());

test('stores a draft while the user types and restores it after a reload', async () => {
  await typed();
  cleanup();
  openWizard();
  await isBack();
  expect(field('Course name')).toHaveValue('Mine');
});

test('stores pending changes when the page unmounts', async () => {
  const { user } = openWizard();
  await opened();
  await user.type(field('Course name'), 'Mine');
  cleanup();
  openWizard();
  await isBack();
  expect(field('Course name')).toHaveValue('Mine');
});

test('restores every field, including an invalid number', async () => {
  const { user } = await typed();
  await screen.findByRole('option', { name: 'Data' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '2');
  await user.type(screen.getByRole('spinbutton', { name: 'Fee in ₹' }), '-5');
  await user.click(screen.getByRole('radio', { name: 'Advanced' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chat platform' }), 'Telegram');
  await user.type(field('Chat link'), 'asha');
  cleanup();
  openWizard();
  await isBack();
  await screen.findByRole('option', { name: 'Data' });
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('2');
  expect(screen.getByRole('spinbutton', { name: 'Fee in ₹' })).toHaveValue(-5);
  expect(screen.getByRole('radio', { name: 'Advanced' })).toBeChecked();
  expect(field('Chat link')).toHaveValue('https://t.me/asha');
});

test('Discard restores the saved values and removes the draft; Undo reverts that', async () => {
  await typed(first);
  cleanup();
  const { user, host } = openWizard(first, wizardHost(draft));
  await isBack();
  expect(field('Course name')).toHaveValue('Kubernetes in ProductionMine');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Course name')).toHaveValue('Kubernetes in Production');
  expect(host.unsaved.get()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  act(() => host.notices[0]?.action?.onClick());
  expect(field('Course name')).toHaveValue('Kubernetes in ProductionMine');
});

test('stores one draft per course and user', async () => {
  await typed(first);
  cleanup();
  openWizard(createPath);
  await opened();
  expect(field('Course name')).toHaveValue('');
  cleanup();
  const host = wizardHost(draft);
  host.session.setUser({ ...host.session.get().user!, id: 77 });
  openWizard(first, host);
  await opened();
  expect(field('Course name')).toHaveValue('Kubernetes in Production');
});

test('confirms leaving until the details are saved, then removes the draft', async () => {
  const host = wizardHost(draft);
  host.http.on('PATCH', updatePath(9), authoredCourseWire({ ...draft, version: 4 }));
  const { user, address } = await typed(first, host);
  expect(host.unsaved.get()).toEqual(['Your course details are not saved yet.']);
  await user.click(saveButton());
  await waitFor(() => expect(address()).toBe(editPath(9, '?step=2')));
  expect(host.unsaved.get()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('removes the draft when the values equal the saved ones again', async () => {
  const { user, host } = await typed(first);
  await user.type(field('Course name'), '{Backspace}{Backspace}{Backspace}{Backspace}');
  await waitFor(() => expect(host.unsaved.get()).toEqual([]));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

test('reloading the course does not overwrite typed values', async () => {
  const host = wizardHost(draft);
  const { router } = await typed(first, host);
  host.http.on('GET', /GetCourseDetailsById/, authoredCourseWire({ ...draft, name: 'Theirs', version: 8 }));
  await act(() => router.revalidate());
  expect(field('Course name')).toHaveValue('Kubernetes in ProductionMine');
});

test('restores the draft after a visit to another step', async () => {
  const { user } = await typed(first, wizardHost(draftCourse({ stage: 2 })));
  await user.click(screen.getByRole('button', { name: /^Timings/ }));
  await screen.findByRole('heading', { level: 1, name: 'Course Timings' });
  await user.click(screen.getByRole('button', { name: /^Course Details/ }));
  await isBack();
  expect(field('Course name')).toHaveValue('Kubernetes in ProductionMine');
});

test('shows that no draft can be stored when storage fails', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { user } = openWizard();
  await opened();
  await user.type(field('Course name'), 'Mine');
  expect(await screen.findByText('This device keeps no drafts. Save before you leave.')).toBeInTheDocument();
});

test('ignores a stored draft that is not JSON', async () => {
  const host = wizardHost();
  localStorage.setItem(`kaksha.draft.course.${host.session.get().user!.id}.new.details`, '{"values":{"name":');
  openWizard(createPath, host);
  await opened();
  expect(field('Course name')).toHaveValue('');
});

test('shows no draft of another user after the user changes', async () => {
  const { host } = await typed();
  act(() => host.session.setUser({ ...host.session.get().user!, id: 77 }));
  await waitFor(() => expect(field('Course name')).toHaveValue(''));
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^kaksha\.draft\.course\.6\.new\.details\.\w+$/)]);
});

describe('two tabs with a new course', () => {
  /** The form of a new course in another tab: its own scripts over the same local storage. */
  function otherTab() {
    let drafts: typeof import('@kaksha/forms/form-draft') | undefined;
    jest.isolateModules(() => {
      drafts = require('@kaksha/forms/form-draft');
    });
    const key = { area: 'course', userId: 6, recordId: null, form: 'details' };
    return {
      write: (name: string) => void drafts!.writeFormDraft(key, { ...emptyDetails, name }),
      read: () => drafts!.readFormDraft(key, emptyDetails)?.values.name,
      close: () => drafts!.releaseFormDraft(key),
    };
  }
  beforeEach(() => fakeLocks());

  test('keep two drafts, and removing one keeps the other', async () => {
    const other = otherTab();
    other.write('Theirs');
    const { user } = await typed();
    expect(field('Course name')).toHaveValue('Mine');
    expect(other.read()).toBe('Theirs');
    await user.clear(field('Course name'));
    await waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
    expect(other.read()).toBe('Theirs');
  });

  test('a later visit goes on with the only draft that was left', async () => {
    const other = otherTab();
    other.write('Left');
    other.close();
    openWizard();
    await isBack();
    expect(field('Course name')).toHaveValue('Left');
  });

  test('a later visit chooses from several drafts', async () => {
    for (const name of ['First', 'Second']) {
      const tab = otherTab();
      tab.write(name);
      tab.close();
    }
    const { user } = openWizard();
    await user.click(await screen.findByRole('button', { name: 'Continue First' }));
    await isBack();
    expect(field('Course name')).toHaveValue('First');
    expect(screen.getByRole('button', { name: 'Continue Second' })).toBeInTheDocument();
  });
});

describe('an expired session', () => {
  const expired = (host: ReturnType<typeof wizardHost>) => {
    const answers: unknown[] = [failure(401, 'Please sign in again.')];
    host.http.on('PATCH', updatePath(9), () => {
      return answers.shift() ?? authoredCourseWire({ ...draft, version: 4 });
    });
    return host;
  };

  test('saves the course after the user signed in over the page', async () => {
    const host = expired(wizardHost(draft));
    host.session.answerSignInAs('trainer');
    const { user, address } = await typed(first, host);
    await user.click(saveButton());
    await waitFor(() => expect(address()).toBe(editPath(9, '?step=2')));
    expect(host.session.signInRequests).toEqual([sessionEnded]);
    expect(host.http.callsTo('PATCH', updatePath(9))[1]?.body).toMatchObject({
      course_name: 'Kubernetes in ProductionMine',
    });
  });

  test('keeps the draft when the user does not sign in', async () => {
    const host = expired(wizardHost(draft));
    host.session.answerSignInAs('visitor');
    const { user } = await typed(first, host);
    await user.click(saveButton());
    await waitFor(() => expect(host.notices.at(-1)?.type).toBe('error'));
    expect(field('Course name')).toHaveValue('Kubernetes in ProductionMine');
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  test('does not save when another user signs in', async () => {
    const host = expired(wizardHost(draft));
    host.session.answerSignInAs({ ...host.session.get().user!, id: 77 });
    const { user } = await typed(first, host);
    await user.click(saveButton());
    await waitFor(() => expect(host.session.signInRequests).toHaveLength(1));
    await waitFor(() => expect(host.notices.at(-1)?.type).toBe('error'));
    expect(host.http.callsTo('PATCH', updatePath(9))).toHaveLength(1);
  });
});

test('stores the draft when the page becomes hidden', async () => {
  const { user } = openWizard();
  await opened();
  await user.type(field('Course name'), 'Mine');
  fireEvent(document, new Event('visibilitychange'));
  expect(Object.values(localStorage).join()).toContain('Mine');
});
