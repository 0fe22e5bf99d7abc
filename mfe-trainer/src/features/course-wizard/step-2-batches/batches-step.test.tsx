import { batch, batchWithMovedStart } from '@kaksha/testing/factories';
import { sessionEnded } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { authoredCourseWire } from '@kaksha/testing/wire/catalogue';
import { listedBatchWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { coursePath, draftCourse } from '../fake-wizard';
import { box, button, evening, openTimings, select, titles, weekend } from './fake-batches-step';

const addTimingPath = '/timings/AddTiming';

async function fillIn(user: UserEvent) {
  await user.selectOptions(select('Class type'), 'Weekday(Mon-Fri)');
  await user.type(box('Start date'), '2026-01-19');
  await user.type(box('Start time'), '19:00');
  await user.type(box('End time'), '21:00');
}

beforeEach(() => localStorage.clear());

test('shows the form with its options and defaults for a course without batches; Next is disabled', async () => {
  await openTimings();
  expect(screen.getByRole('heading', { level: 1, name: 'Course Timings' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Batch Timings Total: 0' })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Add Timing' })).toBeInTheDocument();
  const options = (name: string) =>
    within(select(name))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(options('Class type')).toEqual(['Weekend(Sat,Sun)', 'Weekday(Mon-Fri)', 'Any Days', 'Chosen days']);
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
    weekdays: [],
    seats: null,
    mode: 'Online',
    area: '',
    address: '',
    status: true,
    trainerId: null,
  });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(titles(wizard)).toEqual(['Timing added successfully!']);
  expect(host.unsaved.get()).toEqual([]);
  await user.click(button('Next'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Course Content' })).toBeInTheDocument();
  expect(titles(wizard)).toContain('Timings step completed successfully!');
});

test.each(['closed', 'cancelled'] as const)(
  'a %s batch completes the step; publishing needs an open one',
  async (state) => {
    const { user } = await openTimings({ ...evening, state });
    const steps = within(screen.getByRole('navigation', { name: 'Course steps' }));
    expect(steps.getByRole('button', { name: /^Timings.*completed/ })).toBeInTheDocument();
    expect(screen.getByText('Publishing needs a batch that is open for enrolment')).toBeInTheDocument();
    await user.click(button('Next'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Course Content' })).toBeInTheDocument();
  },
);

test('a batch that has ended completes the step', async () => {
  const { user } = await openTimings({ ...evening, startDate: '2025-10-06', endDate: '2025-10-31' });
  expect(screen.getByText('Publishing needs a batch that is open for enrolment')).toBeInTheDocument();
  await user.click(button('Next'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Course Content' })).toBeInTheDocument();
});

test('rows and the preview name the first and the last class, and the hours of the season', async () => {
  const moved = batchWithMovedStart({ id: 4, courseId: 9 });
  const summer = batch({ id: 5, dayOfWeek: 2, startDate: '2026-07-03', endDate: '2026-07-31', timeZone: 'EST' });
  const { user } = await openTimings(summer, moved);
  const list = within(screen.getByRole('list', { name: /Batch Timings/ }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Weekdays, 7:00–9:00 PM IST, from 18 Jan to 13 Feb',
    'Weekends, 7:00–9:00 PM EDT, from 4 Jul to 26 Jul',
  ]);
  expect(list.getByText('Sunday, 18 January 2026')).toBeInTheDocument();
  expect(list.getByText('11:00 PM–1:00 AM in UTC')).toBeInTheDocument();
  await user.click(button('Edit Weekends, 7:00–9:00 PM EDT, from 4 Jul to 26 Jul'));
  expect(box('Start date')).toHaveValue('2026-07-03');
  expect(screen.getByText('7:00 PM EDT')).toBeInTheDocument();
  expect(screen.getByText('Weekends, 7:00–9:00 PM EDT, from 4 Jul to 26 Jul')).toBeInTheDocument();
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
  const answers: unknown[] = [failure(401, 'Please sign in.')];
  host.http.on('POST', addTimingPath, () => {
    const refused = answers.shift();
    if (!refused) now.batches = [evening];
    return refused ?? listedBatchWire({ ...evening, courseName: '' });
  });
  await user.click(button('Add Timing'));
  expect(await screen.findByRole('list', { name: /Batch Timings/ })).toBeInTheDocument();
  expect(host.session.signInRequests).toEqual([sessionEnded]);
});

test('duration and time part follow from the times until the trainer changes them', async () => {
  const { user } = await openTimings();
  await user.type(box('Start time'), '18:30');
  expect(select('Time part')).toHaveValue('Evening');
  await user.type(box('End time'), '20:00');
  expect(box('Duration')).toHaveValue('1 hour 30 minutes');
  await user.clear(box('Duration'));
  await user.type(box('Duration'), '90 minutes');
  await user.selectOptions(select('Time part'), 'Night');
  await user.clear(box('End time'));
  await user.type(box('End time'), '20:30');
  await user.clear(box('Start time'));
  await user.type(box('Start time'), '19:00');
  expect(box('Duration')).toHaveValue('90 minutes');
  expect(select('Time part')).toHaveValue('Night');
  await user.click(button('Use 1 hour 30 minutes'));
  expect(box('Duration')).toHaveValue('1 hour 30 minutes');
  await user.selectOptions(select('Time part'), 'Morning');
  expect(select('Time part')).toHaveAccessibleDescription('A class at 7:00 PM is shown as Evening');
});

test('a batch leads to its page, and says that it has no link yet', async () => {
  await openTimings(batch({ ...evening, meeting: 'none' }));
  const row = within(screen.getByRole('list', { name: /Batch Timings/ }));
  expect(row.getByRole('link', { name: /^Weekdays, 7:00–9:00 PM IST/ })).toHaveAttribute(
    'href',
    '/patron/basicdetails/batches/4',
  );
  expect(row.getByText('No link yet')).toBeInTheDocument();
});

test('the meeting link is saved with the batch, and a link without https:// is taken', async () => {
  const { user, host } = await openTimings();
  await fillIn(user);
  await user.type(box('Meeting link'), 'meet.google.com/abc-defg-hij');
  expect(box('Meeting link')).toHaveAccessibleDescription('Opens Google Meet');
  host.http.on('POST', addTimingPath, listedBatchWire({ ...evening, courseName: '' }));
  await user.click(button('Add Timing'));
  await waitFor(() =>
    expect(host.http.callsTo('POST', addTimingPath)).toMatchObject([
      { body: { meeting_url: 'https://meet.google.com/abc-defg-hij' } },
    ]),
  );
});

test('the form of a stored batch has its meeting link, and sends it when it changed', async () => {
  const { user, host } = await openTimings(evening);
  host.http.on('GET', '/classes/4/meeting', {
    batch_id: 4,
    url: 'https://meet.jit.si/one',
    provider: 'Jitsi',
    is_on_demand: false,
    version: 1,
  });
  host.http.on('PUT', '/timings/4', listedBatchWire({ ...evening, courseName: '' }));
  await user.click(screen.getByRole('button', { name: /^Edit Weekdays/ }));
  await waitFor(() => expect(box('Meeting link')).toHaveValue('https://meet.jit.si/one'));
  await user.clear(box('Meeting link'));
  await user.click(button('Update Timing'));
  await waitFor(() => expect(host.http.callsTo('PUT', '/timings/4')).toMatchObject([{ body: { meeting_url: '' } }]));
});

test('lists the dates while the trainer types, with the number of the others and the last one', async () => {
  const { user } = await openTimings();
  await user.selectOptions(select('Class type'), 'Weekend(Sat,Sun)');
  await user.type(box('Start date'), '2026-01-19');
  const dates = () =>
    within(screen.getByRole('list', { name: 'First dates' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(dates().slice(0, 2)).toEqual(['Sat, 24 Jan', 'Sun, 25 Jan']);
  expect(dates().at(-1)).toBe('and so on');
  await user.type(box('End date'), '2026-03-01');
  expect(screen.getByText('12 sessions')).toBeInTheDocument();
  expect(dates().at(-1)).toBe('and 4 more, until Sun, 1 Mar');
});

test('marks a skipped date of a stored batch', async () => {
  const skipped = { day: '2026-01-20', action: 'skip' as const, toDay: null, toTime: null, reason: '' };
  const { user } = await openTimings({ ...evening, sessionChanges: [skipped] });
  await user.click(screen.getByRole('button', { name: /^Edit Weekdays/ }));
  const dates = within(await screen.findByRole('list', { name: 'First dates' }));
  expect(dates.getByText('Tue, 20 Jan').closest('li')).toHaveTextContent('Tue, 20 Janskipped');
});

test('upcoming batches come before those that are over', async () => {
  await openTimings({ ...evening, id: 3, startDate: '2025-10-06', endDate: '2025-10-31' }, evening, weekend);
  const list = within(screen.getByRole('list', { name: /Batch Timings/ }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent?.split('from ')[1])).toEqual([
    '19 Jan to 13 Feb',
    '24 Jan',
    '6 Oct 2025 to 31 Oct 2025',
  ]);
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

test('asks for the area and the street address of a classroom', async () => {
  const { user, host } = await openTimings();
  expect(screen.queryByRole('textbox', { name: 'Street address' })).not.toBeInTheDocument();
  await fillIn(user);
  await user.selectOptions(select('Mode'), 'Classroom(Offline)');
  await user.type(box('Area'), 'Kothrud');
  await user.type(box('Street address'), '12 Karve Road');
  host.http.on('POST', addTimingPath, listedBatchWire({ ...evening, courseName: 'Helm', address: '12 Karve Road' }));
  await user.click(button('Add Timing'));
  await waitFor(() =>
    expect(host.http.callsTo('POST', addTimingPath)).toMatchObject([
      { body: { mode: 'Classroom(Offline)', area: 'Kothrud', address: '12 Karve Road' } },
    ]),
  );
});
