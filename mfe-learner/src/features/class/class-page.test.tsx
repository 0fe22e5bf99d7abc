import type { MaterialWire } from '@kaksha/api-client/generated/wire';
import { batch, course } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { learnerHost } from '../../fake-learner-host';
import remote from '../../remote';

const seat = (status: 'Active' | 'Refunded' = 'Active') =>
  purchaseWire({
    ...{ id: 9, status, enrolledAt: '2026-01-10T06:30:00.000Z', orderId: 41 },
    price: { currency: 'INR', full: 0, amount: 0 },
    course: course(),
    batch: batch({ startDate: '2026-01-05', endDate: '2026-01-30' }),
  });
const material = (over: Partial<MaterialWire> = {}): MaterialWire => ({
  ...{ id: 1, batch_id: 1, kind: 'material', title: 'Slides', session_day: null, visible_from: null },
  ...{ link: 'https://slides.example.com/1', file: null },
  ...over,
});

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
  expect(recordings.getByText('Class of Monday, January 5 · slides.example.com')).toBeInTheDocument();
  const materials = within(screen.getByRole('list', { name: 'Materials' }));
  expect(materials.getByRole('link', { name: 'Open' })).toHaveAttribute('href', 'https://slides.example.com/1');
  expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Kubernetes in Production' })).toBeInTheDocument();
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
  const { user, host } = open(failure(500, 'The shelf is locked.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The shelf is locked.');
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
