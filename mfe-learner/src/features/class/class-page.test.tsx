import type { CertificateWire, MaterialWire } from '@kaksha/api-client/generated/wire';
import { sessionsBetween } from '@kaksha/domain/timetable';
import { batch, course } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

const seat = (status: 'Active' | 'Refunded' = 'Active', over: Parameters<typeof batch>[0] = {}) =>
  purchaseWire({
    id: 9,
    status,
    enrolledAt: '2026-01-10T06:30:00.000Z',
    orderId: 41,
    price: { currency: 'INR', full: 0, amount: 0 },
    course: course(),
    batch: batch({ startDate: '2026-01-05', endDate: '2026-01-16', ...over }),
  });
const material = (over: Partial<MaterialWire> = {}): MaterialWire => ({
  id: 1,
  batch_id: 1,
  kind: 'material',
  title: 'Slides',
  version: 1,
  session_day: null,
  visible_from: null,
  link: 'https://slides.example.com/1',
  file: null,
  ...over,
});

const certificate: CertificateWire = {
  id: '3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201',
  learner_name: 'Priya Nair',
  batch_id: 1,
  course_id: 1,
  course_name: 'Kubernetes in Production',
  trainer_id: 3,
  trainer_name: 'Ananya Raghavan',
  start_date: '2026-01-05',
  end_date: '2026-01-30',
  sessions: 20,
  attended: 18,
  issued_at: '2026-02-01T05:00:00.000Z',
  state: 'valid',
  revoked_at: null,
  revoke_reason: '',
  replaces: null,
  replaced_by: null,
};

const recording = {
  session_day: '2026-01-06',
  started_at: '2026-01-06T13:30:00.000Z',
  minutes: 117,
  url: 'https://b.test/1',
};

function open(materials: unknown = [material()], seats: unknown = [seat()], path = '/my-courses/1') {
  const host = learnerHost();
  host.http.on('GET', '/course-purchase/purchased/5', seats);
  host.http.on('GET', '/class-materials', materials);
  return renderRoutes(remote.routes, { host, path });
}

const sessionOf = (day: string) => {
  const row = screen.getAllByText(day).map((each) => each.closest('li'))[0];
  return within(row as HTMLElement);
};

test('a past session shows what was given to it, and the batch what all were given', async () => {
  const recording = { kind: 'recording' as const, title: 'First class', session_day: '2026-01-05' };
  open([material(), material({ ...recording, id: 2 }), material({ id: 3, batch_id: 99, title: 'Elsewhere' })]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kubernetes in Production' })).toBeInTheDocument();
  const given = within(sessionOf('Mon, 5 Jan').getByRole('list', { name: 'Given on Mon, 5 Jan' }));
  expect(given.getByRole('link', { name: 'First class' })).toHaveAttribute('target', '_blank');
  const whole = within(screen.getByRole('list', { name: 'For the whole class' }));
  expect(whole.getByRole('link', { name: 'Slides' })).toHaveAttribute('href', 'https://slides.example.com/1');
  expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
});

test('shows by session whether the learner was there', async () => {
  const { host } = open([], [seat('Active', { startDate: '2026-01-05', endDate: '2026-01-16' })]);
  const counts = { batch_id: 1, held: 8, attended: 6, missed: ['2026-01-05', '2026-01-07'] };
  const present = ['06', '08', '09', '12', '13', '14'].map((day) => `2026-01-${day}`);
  host.http.on('GET', '/classes/attendance', [{ ...counts, present, too_early: ['2026-01-05'] }]);
  await screen.findByRole('region', { name: 'All sessions' });
  expect(sessionOf('Mon, 5 Jan').getByText('Before you enrolled')).toBeInTheDocument();
  expect(sessionOf('Tue, 6 Jan').getByText('Attended')).toBeInTheDocument();
  expect(sessionOf('Wed, 7 Jan').getByText('Missed')).toBeInTheDocument();
  expect(sessionOf('Thu, 15 Jan').getByText('In 7 h')).toBeInTheDocument();
  expect(screen.getByText('This week')).toBeInTheDocument();
  expect(screen.getByText('5–11 Jan')).toBeInTheDocument();
});

test('a skipped session is struck through with its reason, a moved one stands at its new time', async () => {
  const skip = { day: '2026-01-14', action: 'skip', toDay: null, toTime: null, reason: 'Pongal' } as const;
  const move = { day: '2026-01-06', action: 'move', toDay: '2026-01-10', toTime: '10:00', reason: 'Holiday' } as const;
  const { host } = open(
    [material({ id: 2, session_day: '2026-01-06' })],
    [seat('Active', { startDate: '2026-01-05', endDate: '2026-01-16', sessionChanges: [skip, move] })],
  );
  host.http.on('GET', '/classes/1/recordings', [recording]);
  await screen.findByRole('region', { name: 'All sessions' });
  expect(screen.getByText('Wed, 14 Jan').tagName).toBe('S');
  expect(sessionOf('Wed, 14 Jan').getByText('Pongal')).toBeInTheDocument();
  const moved = sessionOf('Sat, 10 Jan');
  expect(moved.getByText('Tue, 6 Jan').tagName).toBe('S');
  expect(moved.getByText(/Moved to Sat, 10 Jan, 10:00 AM/)).toBeInTheDocument();
  expect(moved.getByRole('link', { name: 'Slides' })).toBeInTheDocument();
  expect(await moved.findByRole('link', { name: 'Recording of the class' })).toHaveAttribute(
    'href',
    'https://b.test/1',
  );
  expect(moved.getByText('117 min')).toBeInTheDocument();
});

test('a long batch is folded around today and keeps a missed class with a recording', async () => {
  const long = { startDate: '2025-11-03', endDate: null };
  const missed = material({ kind: 'recording', title: 'What you missed', session_day: '2025-11-05' });
  const { host, user } = open([missed], [seat('Active', long)]);
  const counts = { batch_id: 1, held: 53, attended: 52, missed: ['2025-11-05'] };
  const present = sessionsBetween(batch(long), { from: '2025-11-03', to: '2026-01-14' }).map(({ day }) => day);
  host.http.on('GET', '/classes/attendance', [{ ...counts, present: present.filter((day) => day !== '2025-11-05') }]);
  await screen.findByRole('region', { name: 'All sessions' });
  const days = () => screen.getAllByText(/^(Mon|Tue|Wed|Thu|Fri), \d+ \w+$/, { selector: 'time' });
  expect(days().map(({ textContent }) => textContent)).toEqual([
    'Wed, 5 Nov',
    ...['Mon, 12 Jan', 'Tue, 13 Jan', 'Wed, 14 Jan', 'Thu, 15 Jan', 'Fri, 16 Jan'],
    ...['Mon, 19 Jan', 'Tue, 20 Jan', 'Wed, 21 Jan'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Show 49 earlier sessions' }));
  expect(days()).toHaveLength(58);
  expect(days()[0]?.closest('li')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Show \d+ later sessions$/ }));
  expect(screen.getByText('This class has no end date. It goes on like this.')).toBeInTheDocument();
  expect(screen.getByText('Thu, 22 Jan').closest('li')).toHaveFocus();
});

test.each([
  ['a single session beyond the shown ones is shown, too', '2026-01-22', 0],
  ['two sessions beyond the shown ones are folded', '2026-01-23', 1],
])('%s', async (_, endDate, buttons) => {
  open([], [seat('Active', { startDate: '2025-11-03', endDate })]);
  await screen.findByRole('region', { name: 'All sessions' });
  expect(screen.queryAllByRole('button', { name: /later session/ })).toHaveLength(buttons);
});

test.each([
  ['12:10', 'Starts in 10 min', 2],
  ['11:30', 'The class goes on now', 2],
  ['12:40', 'Starts in 40 min', 0],
])('a phone has a bar for a class at %s', async (startTime, text, buttons) => {
  open([], [seat('Active', { startTime, endTime: '14:00' })]);
  const bar = within(await screen.findByRole('region', { name: 'Join' }));
  expect(bar.getByText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Join class' })).toHaveLength(buttons);
});

test('a class later today has no bar', async () => {
  open([], [seat()]);
  await screen.findByRole('region', { name: 'All sessions' });
  expect(screen.queryByRole('region', { name: 'Join' })).not.toBeInTheDocument();
});

test('shows a moved class at its own day and hours, and a finished one at its last day', async () => {
  const change = { action: 'move', reason: 'The hall is taken' } as const;
  const sessionChanges = [{ ...change, day: '2026-01-15', toDay: '2026-01-16', toTime: '23:30' }];
  const moved = batch({ startDate: '2026-01-15', endDate: '2026-01-15', sessionChanges });
  const { unmount } = open([], [seat('Active', moved)]);
  const shown = within(await screen.findByRole('region', { name: 'Your seat' }));
  expect(shown.getByText('Friday, 16 January 2026')).toBeInTheDocument();
  const hours = 'Moved to 11:30 PM IST: The hall is taken (6:00–8:00 PM in UTC)';
  expect(shown.getByText(hours)).toBeInTheDocument();
  unmount();
  const days = { startDate: '2026-01-05', endDate: '2026-01-11' };
  open([], [seat('Active', days)]);
  expect(await screen.findByText('Friday, 9 January 2026')).toBeInTheDocument();
});

test('says that a file could not be downloaded', async () => {
  const { user, host } = open([material({ link: null, file: { name: 'notes.md', size: 700 } })]);
  expect(await screen.findByText('notes.md, 700 bytes')).toBeInTheDocument();
  host.http.on('GET', '/classes/1/materials/1/file', failure(503, 'Files are out of reach right now.'));
  await user.click(screen.getByRole('button', { name: 'Slides' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The file was not downloaded' }));
});

test('shows loading, empty and error states', async () => {
  const slow = open(pending);
  expect(await screen.findByText('Materials and recordings are loading')).toBeInTheDocument();
  slow.unmount();
  const empty = open([]);
  expect(await screen.findByText(/^No materials yet/)).toBeInTheDocument();
  empty.unmount();
  const { user, host } = open(failure(500, 'The file storage is locked.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file storage is locked.');
  host.http.on('GET', '/class-materials', [material()]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Slides')).toBeInTheDocument();
});

test.each([
  ['a refunded seat', [seat('Refunded')], '/my-courses/1'],
  ['another batch', [seat()], '/my-courses/2'],
])('answers 404 for %s', async (_, seats, path) => {
  const { host } = open([], seats, path);
  expect(await screen.findByRole('heading', { name: 'You have no seat in this class' })).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404, noindex: true });
});

test('recordings that do not load leave the materials, and load on Retry', async () => {
  const { user, host } = open();
  host.http.on('GET', '/classes/1/recordings', failure(502, 'The meeting server does not answer right now.'));
  expect(await screen.findByText(/^The recordings of the meeting server did not load/)).toBeInTheDocument();
  expect(screen.getByText('Slides')).toBeInTheDocument();
  host.http.on('GET', '/classes/1/recordings', [recording]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Recording of the class')).toBeInTheDocument();
});

test('leads to the certificate of the batch and shows what the trainer wrote', async () => {
  const { host } = open();
  host.http.on('GET', '/certificates', [certificate]);
  host.http.on('GET', '/class-messages', [
    {
      id: 1,
      batch_id: 1,
      trainer_name: 'Asha Rao',
      message: 'Bring a laptop.',
      is_to_all: true,
      recipients: 17,
      created_at: '2026-01-10T06:30:00.000Z',
    },
  ]);
  const link = await screen.findByRole('link', { name: 'Certificate' });
  expect(link).toHaveAttribute('href', '/certificates/3b6f2c1e-8a54-4f0b-9c1d-5e7a90b1c201');
  const messages = within(screen.getByRole('list', { name: 'Messages from the trainer' }));
  expect(messages.getByText('Bring a laptop.')).toBeInTheDocument();
});

test('a link to the other batches opens their choice', async () => {
  open([material()], [seat()], '/my-courses/1#change-batch');
  expect(await screen.findByRole('dialog', { name: 'Change batch' })).toBeInTheDocument();
});

test('a paused course says so, leads to the refund, and links to no page that visitors do not find', async () => {
  open([], [{ ...seat(), is_paused: true }]);
  await screen.findByText('This course is paused.');
  expect(screen.getByRole('link', { name: 'your orders' }).getAttribute('href')).toBe(
    '/user-dashboard/purchased-course',
  );
  expect(screen.queryByRole('link', { name: 'Course page' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ananya Raghavan' })).toBeNull();
});
