import { batch, batchWithMovedStart, course, courseDetails } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseDetailsWire } from '@kaksha/testing/wire/catalogue';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

/** Now is Thursday, 15 Jan 2026, 12:00 in Kolkata. */
const running = { startDate: '2026-01-05', endDate: '2026-01-30' };

function open(over: Parameters<typeof batch>[0] = running, status: 'Active' | 'Refunded' = 'Active') {
  const host = catalogueHost({ as: 'learner' });
  const price = { currency: 'INR' as const, full: 0, amount: 0 };
  const seat = { id: 9, status, enrolledAt: '2026-01-10T06:30:00.000Z', orderId: 41, price, course: course() };
  host.http.on('GET', paths.purchases, [purchaseWire({ ...seat, batch: batch(over) })]);
  return { host, show: () => renderRoutes(remote.routes, { host, path: '/course/kubernetes-in-production/1' }) };
}
const panel = async () => within(await screen.findByRole('region', { name: 'You have a seat' }));

test('a learner with a seat sees the time until the next class, and no Join button yet', async () => {
  open().show();
  const shown = await panel();
  expect(
    shown.getByText(/^Next class on Thu, 15 Jan, in 7 h\. You can join from here 15 minutes before\./),
  ).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Join class' })).not.toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Class and materials' })).toHaveAttribute('href', '/my-courses/1');
});

test('names day and hour of a moved class', async () => {
  open(batchWithMovedStart()).show();
  const shown = await panel();
  expect(shown.getByText(/^Next class on Sun, 18 Jan, 6:30 PM, in 3 days\./)).toBeVisible();
  expect(shown.getByText('Weekday(Mon-Fri), 7:00–9:00 PM IST')).toBeVisible();
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
  await panel();
  expect(screen.getByText(/^This course is not offered any more/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Fee and dates' })).not.toBeInTheDocument();
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
