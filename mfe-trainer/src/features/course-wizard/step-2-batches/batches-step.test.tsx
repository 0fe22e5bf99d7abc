import type { Batch } from '@kaksha/domain/catalogue';
import { batch } from '@kaksha/testing/factories';
import { envelopeData, failure, textFile } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { enrolledWire } from '@kaksha/testing/wire/engagement';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { coursePath, draftCourse, editPath, openWizard, wizardHost } from '../fake-wizard';

const addTimingPath = '/timings/AddTiming';
const evening = batch({ id: 4, courseId: 9 });
const weekend = batch({
  id: 5,
  courseId: 9,
  dayOfWeek: 2,
  startDate: '2026-01-24',
  endDate: null,
  endTime: null,
  timePart: 'Morning',
  startTime: '10:00',
});

/** Opens step 2 of a draft; `now.batches` are the batches of the next load. */
async function openTimings(...batches: Batch[]) {
  const now = { batches };
  const host = wizardHost();
  host.http.on('GET', coursePath(9), () => authoredCourseWire(draftCourse({ batches: now.batches })));
  const wizard = openWizard(editPath(9, '?step=2'), host);
  await screen.findByRole('heading', { level: 1, name: 'Course Timings' });
  return { ...wizard, now };
}

const box = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });
const select = (name: string) => screen.getByRole('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const titles = ({ host }: { host: ReturnType<typeof wizardHost> }) => host.notices.map(({ title }) => title);

async function fillIn(user: UserEvent) {
  await user.selectOptions(select('Class type'), 'Weekday(Mon-Fri)');
  await user.selectOptions(select('Time part'), 'Evening');
  await user.type(box('Start date'), '2026-01-19');
  await user.type(box('Start time'), '19:00');
  await user.type(box('End time'), '21:00');
  await user.type(box('Duration'), '2 hours');
}

beforeEach(() => localStorage.clear());

test('shows the form with its options and defaults for a course without batches; Next is disabled', async () => {
  await openTimings();
  expect(screen.getByRole('heading', { name: 'Batch Timings Total: 0' })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Add Timing' })).toBeInTheDocument();
  const options = (name: string) =>
    within(select(name))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(options('Class type')).toEqual(['Weekend(Sat,Sun)', 'Weekday(Mon-Fri)', 'Any Days']);
  expect(options('Time part')).toEqual(['Morning', 'Afternoon', 'Evening', 'Night']);
  expect(options('Timezone')).toEqual(['IST', 'UTC', 'EST', 'PST']);
  expect(options('Mode')).toEqual(['Online', 'Classroom(Offline)', 'Online/Offline']);
  expect(select('Class type')).toHaveValue('');
  expect(select('Time part')).toHaveValue('Morning');
  expect(select('Timezone')).toHaveValue('IST');
  expect(select('Mode')).toHaveValue('Online');
  expect(screen.getByRole('checkbox', { name: 'Open for enrolment' })).toBeChecked();
  expect(box('Start date')).toHaveAttribute('min', '2026-01-15');
  expect(box('End date')).toHaveAttribute('min', '2026-01-15');
  expect(button('Next')).toBeDisabled();
});

test('shows the message of each required field: class type, time part, start, duration, timezone and mode', async () => {
  const wizard = await openTimings();
  for (const name of ['Time part', 'Timezone', 'Mode']) await wizard.user.selectOptions(select(name), '');
  await wizard.user.click(button('Add Timing'));
  const needed = [
    ...['Class type', 'Time part', 'Timezone', 'Mode'].map(select),
    ...['Start time', 'Start date', 'Duration'].map(box),
  ];
  for (const control of needed) await waitFor(() => expect(control).toHaveAccessibleDescription('Required'));
  expect(box('End time')).not.toHaveAccessibleDescription('Required');
  expect(box('End date')).not.toHaveAccessibleDescription('Required');
  expect(select('Class type')).toHaveFocus();
  expect(wizard.host.http.callsTo('POST', addTimingPath)).toEqual([]);
});

test('rejects an end before the start and clears the message when the start changes', async () => {
  const { user } = await openTimings();
  await user.type(box('Start date'), '2026-02-19');
  await user.type(box('End date'), '2026-02-01');
  await user.tab();
  await waitFor(() => expect(box('End date')).toHaveAccessibleDescription('End date must be after start date'));
  await user.clear(box('Start date'));
  await user.type(box('Start date'), '2026-01-19');
  await waitFor(() => expect(box('End date')).not.toBeInvalid());
});

test("rejects a start date that has passed in the batch's time zone", async () => {
  jest.setSystemTime(Date.parse('2026-01-15T20:00:00Z'));
  try {
    const { user } = await openTimings();
    expect(box('Start date')).toHaveAttribute('min', '2026-01-16');
    await user.type(box('Start date'), '2026-01-15');
    await user.tab();
    await waitFor(() => expect(box('Start date')).toHaveAccessibleDescription('Please choose today or a later day'));
    await user.selectOptions(select('Timezone'), 'EST');
    expect(box('Start date')).toHaveAttribute('min', '2026-01-15');
    await waitFor(() => expect(box('Start date')).not.toBeInvalid());
  } finally {
    jest.setSystemTime(Date.parse('2026-01-15T06:30:00Z'));
  }
});

test('adds a batch, lists its schedule, and Next opens the contents step', async () => {
  const wizard = await openTimings();
  const { user, host, now } = wizard;
  await fillIn(user);
  expect(screen.getByText('7:00 PM IST')).toBeInTheDocument();
  expect(screen.getByText('Weekdays, 7:00–9:00 PM IST, from 19 Jan')).toBeInTheDocument();
  host.http.on('POST', addTimingPath, () => {
    now.batches = [evening];
    return listedBatchWire({ ...evening, courseName: 'Kubernetes in Production' });
  });
  await user.click(button('Add Timing'));
  const list = await screen.findByRole('list', { name: /Batch Timings/ });
  expect(within(list).getByRole('heading')).toHaveTextContent('Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb');
  expect(screen.getByRole('heading', { name: 'Batch Timings Total: 1' })).toBeInTheDocument();
  expect(host.http.callsTo('POST', addTimingPath)[0]?.body).toEqual({
    courseId: 9,
    day_of_week: 1,
    timePart: 'Evening',
    time_from: '19:00',
    TimeFromType: 'PM',
    time_to: '21:00',
    TimeToType: 'PM',
    start_date: '2026-01-19',
    end_date: '',
    duration: '2 hours',
    timezone: 'IST',
    mode: 'Online',
    area: '',
    status: true,
  });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(titles(wizard)).toEqual(['Timing added successfully!']);
  expect(host.unsaved.get()).toEqual([]);
  await user.click(button('Next'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Course Content' })).toBeInTheDocument();
  expect(titles(wizard)).toContain('Timings step completed successfully!');
});

test('shows why a batch was not saved and keeps the typed values', async () => {
  const { user, host } = await openTimings();
  await fillIn(user);
  host.http.on('POST', addTimingPath, new Error('offline'));
  await user.click(button('Add Timing'));
  expect(await screen.findByText('Failed to add/update timing. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('No response from server. Please check your connection.')).toBeInTheDocument();
  expect(box('Duration')).toHaveValue('2 hours');
  expect(box('Start time')).toHaveValue('19:00');
});

test("shows the server's field errors at their fields", async () => {
  const { user, host } = await openTimings();
  await fillIn(user);
  const refusal = failure(400, 'Please check the form.', { fields: { start_date: 'That day is a holiday.' } });
  host.http.on('POST', addTimingPath, refusal);
  await user.click(button('Add Timing'));
  await waitFor(() => expect(box('Start date')).toHaveAccessibleDescription('That day is a holiday.'));
});

test('saves the batch after the user signed in again', async () => {
  const wizard = await openTimings();
  const { user, host, now } = wizard;
  await fillIn(user);
  host.session.answerSignInAs('trainer');
  host.session.refresh = async () => host.session.setUser('visitor');
  const answers: unknown[] = [failure(401, 'Please sign in.')];
  host.http.on('POST', addTimingPath, () => {
    const refused = answers.shift();
    if (!refused) now.batches = [evening];
    return refused ?? listedBatchWire({ ...evening, courseName: '' });
  });
  await user.click(button('Add Timing'));
  expect(await screen.findByRole('list', { name: /Batch Timings/ })).toBeInTheDocument();
  expect(host.session.signInRequests).toEqual([{ message: 'We save the batch right after this.' }]);
});

test('edits a running batch whose start date has passed', async () => {
  const running = batch({ id: 4, courseId: 9, startDate: '2026-01-05' });
  const { user, host, now } = await openTimings(running);
  await user.click(button('Edit Weekdays, 7:00–9:00 PM IST, from 5 Jan to 13 Feb'));
  expect(box('Start date')).toHaveValue('2026-01-05');
  expect(select('Class type')).toHaveValue('1');
  await user.clear(box('Duration'));
  await user.type(box('Duration'), '90 minutes');
  host.http.on('PUT', '/timings/4', () => {
    now.batches = [{ ...running, duration: '90 minutes' }];
    return listedBatchWire({ ...running, duration: '90 minutes', courseName: '' });
  });
  await user.click(button('Update Timing'));
  expect(await screen.findByText('90 minutes')).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(host.http.callsTo('PUT', '/timings/4')).toHaveLength(1);
  expect(host.notices.map(({ title }) => title)).toContain('Timing updated successfully!');
});

describe('moving a batch', () => {
  const student = (batchId: number) =>
    enrolledWire({
      ...{ userId: 30 + batchId, enrolmentId: batchId, name: 'Priya Nair', photo: null },
      ...{ email: null, phone: null, status: 'Active', enrolledAt: '2026-01-02T10:00:00Z' },
      ...{ amount: 0, currency: 'INR', batches: [{ id: batchId, startDate: '2026-01-19', label: 'Weekday' }] },
    });
  const course = { id: 9, course_name: 'Kubernetes in Production' };
  const students = (...results: unknown[]) =>
    envelopeData({
      results,
      ...{ count: results.length, capped: false, current_page: 1, total_pages: 1, course },
    });

  async function move(answer: unknown) {
    const wizard = await openTimings(evening);
    wizard.host.http.on('GET', '/course-purchase/users/9', answer);
    wizard.host.http.on('PUT', '/timings/4', listedBatchWire({ ...evening, courseName: '' }));
    await wizard.user.click(button('Edit Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb'));
    await wizard.user.clear(box('Start date'));
    await wizard.user.type(box('Start date'), '2026-01-26');
    await wizard.user.click(button('Update Timing'));
    return { ...wizard, saves: () => wizard.host.http.callsTo('PUT', '/timings/4') };
  }

  test('asks for confirmation when learners are enrolled, and saves after it', async () => {
    const { user, saves } = await move(students(student(4)));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this batch?' }));
    expect(dialog.getByText(/^1 learner is enrolled in it\./)).toBeInTheDocument();
    expect(dialog.getByText('Weekdays, 7:00–9:00 PM IST, from 26 Jan to 13 Feb')).toBeInTheDocument();
    expect(saves()).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Move the batch' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
  });

  test('saves nothing when the trainer continues editing', async () => {
    const { user, saves } = await move(students(student(4)));
    await user.click(await screen.findByRole('button', { name: 'Go on editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saves()).toHaveLength(0);
    expect(box('Start date')).toHaveValue('2026-01-26');
  });

  test('needs no confirmation when all learners are in other batches', async () => {
    const { saves } = await move(students(student(5)));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('asks for confirmation when the learners did not load', async () => {
    await move(failure(500, 'The database is resting.'));
    expect(await screen.findByText(/^Learners may be enrolled in it\./)).toBeInTheDocument();
  });
});

test('opens a closed batch for enrolment again', async () => {
  const { user, host, now } = await openTimings({ ...evening, active: false });
  expect(screen.getByText('Not open for enrolment')).toBeInTheDocument();
  expect(button('Next')).toBeDisabled();
  host.http.on('PUT', '/timings/4', () => {
    now.batches = [evening];
    return listedBatchWire({ ...evening, courseName: '' });
  });
  await user.click(button('Open again, Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb'));
  await waitFor(() => expect(button('Next')).toBeEnabled());
  expect(host.http.callsTo('PUT', '/timings/4')[0]?.body).toEqual({ status: true });
});

test('Cancel discards an edit', async () => {
  const { user, host } = await openTimings(evening);
  await user.click(button('Edit Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb'));
  await user.type(box('Duration'), ' and more');
  expect(host.unsaved.get()).toEqual(['Your changes of a batch are not saved yet.']);
  await user.click(button('Cancel'));
  expect(host.unsaved.get()).toEqual([]);
  await waitFor(() => expect(button('Edit Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb')).toHaveFocus());
  await user.click(button('Edit Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb'));
  expect(box('Duration')).toHaveValue('2 hours');
});

test('offers the duration calculated from the times', async () => {
  const { user } = await openTimings();
  await user.type(box('Start time'), '18:30');
  await user.type(box('End time'), '20:00');
  await user.click(button('Use 1 hour 30 minutes'));
  expect(box('Duration')).toHaveValue('1 hour 30 minutes');
});

describe('deleting', () => {
  const schedule = 'Weekdays, 7:00–9:00 PM IST, from 19 Jan to 13 Feb';
  const path = '/timings/DeleteTimings/4';
  const confirm = async (user: UserEvent) => {
    await user.click(button(`Delete ${schedule}`));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this batch?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  test('deletes a batch after confirmation and keeps the focus in the list', async () => {
    const wizard = await openTimings(evening, weekend);
    const { user, host, now } = wizard;
    host.http.on('DELETE', path, () => {
      now.batches = [weekend];
      return { id: 4, kept: false, message: 'The batch is deleted.' };
    });
    await confirm(user);
    await waitFor(() => expect(titles(wizard)).toContain('The batch is deleted.'));
    expect(screen.queryByText(schedule)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Batch Timings Total: 1' })).toHaveFocus();
  });

  test('deletes nothing without the confirmation', async () => {
    const { user, host } = await openTimings(evening);
    await user.click(button(`Delete ${schedule}`));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this batch?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(schedule)).toBeInTheDocument();
    expect(host.http.callsTo('DELETE', path)).toEqual([]);
  });

  test('closes a batch with orders instead of deleting it, and disables Next without an open batch', async () => {
    const wizard = await openTimings(evening);
    const { user, host, now } = wizard;
    const message = 'The batch takes no more learners. Those who ordered it keep it.';
    host.http.on('DELETE', path, () => {
      now.batches = [{ ...evening, active: false }];
      return { id: 4, kept: true, message };
    });
    await confirm(user);
    expect(await screen.findByText('Not open for enrolment')).toBeInTheDocument();
    expect(titles(wizard)).toContain(message);
    expect(button('Next')).toBeDisabled();
  });

  test('restores a batch that could not be deleted, with a notice and Retry', async () => {
    const wizard = await openTimings(evening);
    const { user, host, now } = wizard;
    host.http.on('DELETE', path, failure(500, 'The database is resting.'));
    await confirm(user);
    await waitFor(() => expect(titles(wizard)).toEqual(['The batch was not deleted']));
    expect(screen.getByText(schedule)).toBeInTheDocument();
    expect(host.notices[0]?.description).toBe(`${schedule}: The database is resting.`);
    host.http.on('DELETE', path, () => {
      now.batches = [];
      return { id: 4, kept: false, message: 'The batch is deleted.' };
    });
    act(() => host.notices[0]?.action?.onClick());
    await waitFor(() => expect(screen.queryByText(schedule)).not.toBeInTheDocument());
  });
});

test('downloads a batch as a calendar file', async () => {
  const { user, host } = await openTimings(evening);
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:calendar';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  host.http.on('GET', '/calendar/batch/4.ics', textFile('BEGIN:VCALENDAR'));
  await user.click(screen.getByRole('button', { name: /^Download calendar file/ }));
  await waitFor(() => expect(saved).toEqual(['batch-2026-01-19.ics']));
});

test('shows a failure notice with Retry when the calendar file does not load', async () => {
  const wizard = await openTimings(evening);
  wizard.host.http.on('GET', '/calendar/batch/4.ics', new Error('offline'));
  await wizard.user.click(screen.getByRole('button', { name: /^Download calendar file/ }));
  await waitFor(() => expect(titles(wizard)).toEqual(['The calendar file did not arrive']));
  expect(wizard.host.notices[0]?.action?.label).toBe('Retry');
});

test('shows a notice with Retry when reloading the batches fails', async () => {
  const wizard = await openTimings(evening, weekend);
  const { host, user } = wizard;
  host.http.on('DELETE', /DeleteTimings\/5$/, { id: 5, kept: false, message: 'The batch is deleted.' });
  host.http.on('GET', coursePath(9), failure(503, 'The server is busy.'));
  await user.click(screen.getByRole('button', { name: /^Delete Weekends/ }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete this batch?' })).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(titles(wizard)).toContain('Failed to fetch timings'));
  const notice = host.notices.find(({ title }) => title === 'Failed to fetch timings');
  expect(notice?.description).toBe('The server is busy.');
  host.http.on('GET', coursePath(9), authoredCourseWire(draftCourse({ batches: [evening] })));
  act(() => notice?.action?.onClick());
  expect(await screen.findByRole('heading', { name: 'Batch Timings Total: 1' })).toBeInTheDocument();
});

test('keeps values typed while a batch is being saved', async () => {
  const { user, host, now } = await openTimings();
  await fillIn(user);
  let arrive = (_answer: unknown) => {};
  host.http.on('POST', addTimingPath, () => new Promise((resolve) => (arrive = resolve)));
  await user.click(button('Add Timing'));
  await user.type(box('Duration'), ' and a half');
  now.batches = [evening];
  await act(async () => arrive(listedBatchWire({ ...evening, courseName: '' })));
  await screen.findByRole('heading', { name: 'Batch Timings Total: 1' });
  expect(box('Duration')).toHaveValue('2 hours and a half');
  expect(host.unsaved.get()).toEqual(['The new batch is not saved yet.']);
});

test('restores the drafts of a new and of an edited batch', async () => {
  const first = await openTimings(evening);
  await first.user.click(button('Add Timing'));
  await first.user.type(box('Duration'), '3 hours');
  expect(first.host.unsaved.get()).toEqual(['The new batch is not saved yet.']);
  first.unmount();

  const second = await openTimings(evening);
  expect(box('Duration')).toHaveValue('3 hours');
  expect(screen.getByText(/^What you typed on .* is back/)).toBeInTheDocument();
  await second.user.click(button('Discard'));
  expect(box('Duration')).toHaveValue('');
  second.unmount();

  await openTimings(evening);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
