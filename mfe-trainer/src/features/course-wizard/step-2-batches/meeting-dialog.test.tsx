import { batch } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { coursePath, draftCourse, editPath, openWizard, wizardHost } from '../fake-wizard';

const link = 'https://us02web.zoom.us/j/123';
const evening = batch({ id: 4, courseId: 9 });

/** Opens the dialog of the batch, whose stored link is `url`. */
async function openDialog(url: string | null, { shown = evening, onDemand = false } = {}) {
  const host = wizardHost();
  const course = draftCourse({ batches: [shown] });
  host.http.on('GET', coursePath(9), authoredCourseWire(course));
  host.http.on('GET', '/classes/4/meeting', {
    batch_id: 4,
    url,
    provider: url && 'Zoom',
    is_on_demand: onDemand,
    version: 1,
  });
  const { user } = openWizard(editPath(9, '?step=2'), host);
  await user.click(await screen.findByRole('button', { name: /^More actions/ }));
  return { host, user };
}

const item = () => screen.findByRole('menuitem', { name: 'Meeting link' });
const field = async () => within(await screen.findByRole('dialog', { name: 'Meeting link' })).findByLabelText('Link');

test('saves the link of a batch and names the product that it opens', async () => {
  const { host, user } = await openDialog(null);
  await user.click(await item());
  await user.type(await field(), link);
  expect(screen.getByText('Opens Zoom')).toBeInTheDocument();
  host.http.on('PUT', '/classes/4/meeting', {
    batch_id: 4,
    url: link,
    provider: 'Zoom',
    is_on_demand: false,
    version: 1,
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(host.notices.at(-1)).toMatchObject({ title: 'The meeting link is saved' });
});

test('shows the stored link, and an empty field removes it', async () => {
  const { host, user } = await openDialog(link);
  await user.click(await item());
  expect(await field()).toHaveValue(link);
  await user.clear(await field());
  host.http.on('PUT', '/classes/4/meeting', {
    batch_id: 4,
    url: null,
    provider: null,
    is_on_demand: false,
    version: 1,
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The meeting link is removed' }));
});

describe('a dialog that is opened again', () => {
  const other = 'https://meet.google.com/abc-defg-hij';
  const meeting = (url: string) => ({ batch_id: 4, url, provider: 'Zoom', is_on_demand: false, version: 1 });

  async function openAgain(answer: unknown) {
    const { host, user } = await openDialog(link);
    await user.click(await item());
    await field();
    await user.keyboard('{Escape}');
    host.http.on('GET', '/classes/4/meeting', answer);
    await user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await user.click(await item());
    return { host, user };
  }

  test('shows the link that was stored meanwhile', async () => {
    await openAgain(meeting(other));
    await waitFor(async () => expect(await field()).toHaveValue(other));
  });

  test('keeps what was typed before the answer', async () => {
    let load = (_answer: unknown) => {};
    const { user } = await openAgain(() => new Promise((resolve) => (load = resolve)));
    await user.type(await field(), '4');
    await act(async () => load(meeting(other)));
    expect(await field()).toHaveValue(`${link}4`);
  });

  test('does not wait for an answer from before the save', async () => {
    const { host, user } = await openAgain(pending);
    await user.type(await field(), '4');
    host.http.on('PUT', '/classes/4/meeting', meeting(`${link}4`));
    host.http.on('GET', '/classes/4/meeting', meeting(`${link}4`));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('refuses a link that is not https and keeps what was typed', async () => {
  const { user } = await openDialog(null);
  await user.click(await item());
  await user.type(await field(), 'http://zoom.us/j/1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please use a link that starts with https://')).toBeInTheDocument();
  expect(await field()).toHaveValue('http://zoom.us/j/1');
});

test('a call that fails shows the message in the dialog', async () => {
  const { host, user } = await openDialog(null);
  host.http.on('PUT', '/classes/4/meeting', failure(429, 'Please wait a minute.', { code: 'TOO_MANY_REQUESTS' }));
  await user.click(await item());
  await user.type(await field(), link);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please wait a minute.')).toBeInTheDocument();
});

test('a classroom batch has no meeting link', async () => {
  await openDialog(null, { shown: { ...evening, mode: 'Classroom(Offline)' } });
  expect(screen.queryByRole('menuitem', { name: 'Meeting link' })).not.toBeInTheDocument();
});

describe('a meeting that the site makes', () => {
  const now = new Date();
  const clock = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString().slice(11, 16);
  const day = now.toISOString().slice(0, 10);
  const running = { ...evening, dayOfWeek: 3 as const, startDate: day, endDate: null, timeZone: 'UTC' as const };
  const shown = { ...running, startTime: clock(-5), endTime: clock(55) };

  test('is explained before the class', async () => {
    const { host, user } = await openDialog(null, { onDemand: true });
    host.http.on('GET', '/classes/4/room', { batch_id: 4, is_running: false });
    await user.click(await item());
    expect(
      await screen.findByText(/^Without a link, each class has its own BigBlueButton meeting/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End for everybody' })).not.toBeInTheDocument();
  });

  test('is ended for everybody', async () => {
    const { host, user } = await openDialog(null, { shown, onDemand: true });
    host.http.on('GET', '/classes/4/room', { batch_id: 4, is_running: true });
    host.http.on('POST', '/classes/4/end', failure(502, 'The meeting server does not answer right now.'));
    await user.click(await item());
    await user.click(await screen.findByRole('button', { name: 'End for everybody' }));
    await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The meeting was not ended' }));
    host.http.on('POST', '/classes/4/end', { batch_id: 4, is_running: false });
    await user.click(screen.getByRole('button', { name: 'End for everybody' }));
    await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The meeting has ended' }));
    expect(screen.queryByRole('button', { name: 'End for everybody' })).not.toBeInTheDocument();
  });
});

const noLink = {
  call: ['PUT', '/classes/4/meeting'] as const,
  stored: { batch_id: 4, url: null, provider: null, is_on_demand: false },
};
testSecondSave('a meeting link that the other tab removed', {
  ...noLink,
  record: 'link',
  label: 'Link',
  shown: { mine: `${link}4`, theirs: 'Nothing' },
  async save() {
    const { host, user } = await openDialog(link);
    answerSecondSave(host, noLink);
    await user.click(await item());
    await user.type(await field(), '4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return host;
  },
  sent: { mine: { url: `${link}4` }, theirs: { url: '' } },
  expectTyped: () => expect(screen.getByLabelText('Link')).toHaveValue(`${link}4`),
});
