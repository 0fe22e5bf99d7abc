import { batch, batchWithMovedStart, course, courseDetails } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

/** Now is Thursday, 15 Jan 2026, 12:00 in Kolkata. */
const running = { startDate: '2026-01-05', endDate: '2026-01-30' };

const path = '/course/kubernetes-in-production/1';

function open(
  over: Parameters<typeof batch>[0] = running,
  status: 'Active' | 'Refunded' = 'Active',
  batches = [batch()],
) {
  const host = catalogueHost({ as: 'learner' });
  const price = { currency: 'INR' as const, full: 0, amount: 0 };
  const seat = {
    id: 9,
    status,
    enrolledAt: '2026-01-10T06:30:00.000Z',
    orderId: 41,
    price,
    course: course({ batches }),
  };
  host.http.on('GET', paths.purchases, [purchaseWire({ ...seat, batch: batch(over) })]);
  return { host, show: () => renderRoutes(remote.routes, { host, path }) };
}
const panel = async () => within(await screen.findByRole('region', { name: 'You have a seat' }));

test('a learner with a seat opens the class or changes the batch, in place of enrolling', async () => {
  open().show();
  const shown = await panel();
  expect(
    shown.getByText(/^Next class on Thu, 15 Jan, in 7 h\. You can join from here 15 minutes before\./),
  ).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Join class' })).not.toBeInTheDocument();
  const bar = within(screen.getByRole('region', { name: 'Your seat' }));
  for (const place of [shown, bar]) {
    expect(place.getByRole('link', { name: 'Open class' })).toHaveAttribute('href', '/my-courses/1');
  }
  expect(screen.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument();
});

test('a signed-in user sees Enroll Now only once it is known that they have no seat', async () => {
  let answer = (_answer: unknown) => {};
  const host = catalogueHost({ as: 'unknown' });
  host.http.on('GET', paths.purchases, () => new Promise((resolve) => (answer = resolve)));
  renderRoutes(remote.routes, { host, path });
  await screen.findByRole('region', { name: 'Fee and dates' });
  expect(screen.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument();
  act(() => host.session.setUser('learner'));
  await waitFor(() => expect(host.http.callsTo('GET', paths.purchases)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Enroll Now' })).not.toBeInTheDocument();
  await act(async () => answer([]));
  expect(await screen.findAllByRole('button', { name: 'Enroll Now' })).toHaveLength(2);
});

test('Enroll Now is shown when the seats do not load', async () => {
  const { host, show } = open();
  host.http.on('GET', paths.purchases, failure(500));
  show();
  expect(await screen.findAllByRole('button', { name: 'Enroll Now' })).toHaveLength(2);
});

test('a visitor sees Enroll Now at once', async () => {
  renderRoutes(remote.routes, { host: catalogueHost(), path });
  await screen.findByRole('region', { name: 'Fee and dates' });
  expect(screen.getAllByRole('button', { name: 'Enroll Now' })).toHaveLength(2);
});

test('a seat that can still move offers the other batches of its course', async () => {
  const later = { id: 2, startDate: '2026-02-09' };
  open({ startDate: '2026-01-19' }, 'Active', [batch(), batch(later)]).show();
  const shown = await panel();
  expect(shown.getByRole('link', { name: 'Change batch' })).toHaveAttribute('href', '/my-courses/1#change-batch');
});

test('names day and hour of a moved class', async () => {
  open(batchWithMovedStart()).show();
  expect((await panel()).getByText(/^Next class on Sun, 18 Jan, 6:30 PM, in 3 days\./)).toBeVisible();
});

test('Join class opens the meeting, and says why it could not', async () => {
  const { host, show } = open({ ...running, startTime: '12:10', endTime: '13:00' });
  host.http.on('POST', '/classes/1/join', failure(409, 'The trainer has not added the meeting link yet.'));
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = show();
  await user.click((await panel()).getByRole('button', { name: 'Join class' }));
  await waitFor(() =>
    expect(host.notices.at(-1)).toMatchObject({
      title: 'The class could not be opened',
      description: 'The trainer has not added the meeting link yet.',
    }),
  );
});

test('a refunded seat shows nothing', async () => {
  const { host, show } = open(running, 'Refunded');
  show();
  await waitFor(() => expect(host.http.callsTo('GET', paths.purchases)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'You have a seat' })).not.toBeInTheDocument();
});

test('the page of a course that is not offered any more has no price and no Enroll button', async () => {
  const { host, show } = open();
  host.http.on('GET', paths.course, courseDetailsWire(courseDetails({ learnersOnly: true })));
  show();
  expect((await panel()).queryByText('₹12,000')).not.toBeInTheDocument();
  expect(screen.getByText(/^This course is not offered any more/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Enroll/ })).not.toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ noindex: true });
});

test('shows the classroom with a map in the town of the trainer', async () => {
  open({ mode: 'Classroom(Offline)', area: 'Indiranagar', address: '7 CMH Road' }).show();
  const map = (await panel()).getByRole('link', { name: 'Map of 7 CMH Road, Indiranagar' });
  const url = new URL(map.getAttribute('href') ?? '');
  expect([url.hostname, url.searchParams.get('query')]).toEqual([
    'www.openstreetmap.org',
    expect.stringMatching(/^7 CMH Road, Indiranagar/),
  ]);
});
