import type { CertificateWire, MaterialWire } from '@kaksha/api-client/generated/wire';
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
    batch: batch({ startDate: '2026-01-05', endDate: '2026-01-30', ...over }),
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

test('shows recordings and materials of the batch apart, and not those of other batches', async () => {
  const recording = { kind: 'recording' as const, title: 'First class', session_day: '2026-01-05' };
  open([material(), material({ ...recording, id: 2 }), material({ id: 3, batch_id: 99, title: 'Elsewhere' })]);
  const recordings = within(await screen.findByRole('list', { name: 'Recordings' }));
  expect(recordings.getByText('First class')).toBeInTheDocument();
  expect(recordings.getByText('Class of Monday, 5 January · slides.example.com')).toBeInTheDocument();
  const materials = within(screen.getByRole('list', { name: 'Materials' }));
  expect(materials.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://slides.example.com/1');
  expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Kubernetes in Production' })).toBeInTheDocument();
});

test('names the day on which a moved class took place', async () => {
  const change = {
    day: '2026-01-06',
    action: 'move',
    toDay: '2026-01-10',
    toTime: '10:00',
    reason: 'Holiday',
  } as const;
  const { host } = open(
    [material({ id: 2, session_day: '2026-01-06' }), material({ id: 3, title: 'Later', session_day: '2026-01-07' })],
    [seat('Active', { sessionChanges: [change] })],
  );
  host.http.on('GET', '/classes/1/recordings', [recording]);
  const materials = within(await screen.findByRole('list', { name: 'Materials' }));
  expect(materials.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Class of Wednesday, 7 January'),
    expect.stringContaining('Class of Saturday, 10 January'),
  ]);
  const recordings = within(await screen.findByRole('list', { name: 'Recordings' }));
  expect(recordings.getByText('Class of Saturday, 10 January · 117 min')).toBeInTheDocument();
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
  expect(await screen.findByText('Whole batch · notes.md, 700 bytes')).toBeInTheDocument();
  host.http.on('GET', '/classes/1/materials/1/file', failure(503, 'Files are out of reach right now.'));
  await user.click(screen.getByRole('button', { name: 'Download' }));
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

test('shows the recordings of the meeting server among those of the trainer, also without materials', async () => {
  const { host, unmount } = open([]);
  host.http.on('GET', '/classes/1/recordings', [recording]);
  const list = within(await screen.findByRole('list', { name: 'Recordings' }));
  expect(list.getByText('Class of Tuesday, 6 January · 117 min')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://b.test/1');
  unmount();
  const first = material({ kind: 'recording', title: 'Notes of the trainer' });
  const both = open([first]);
  both.host.http.on('GET', '/classes/1/recordings', [recording]);
  await waitFor(() => expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toHaveLength(2));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Notes of the trainer');
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
