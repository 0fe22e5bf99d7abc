import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor } from '@testing-library/react';
import { learnerHost } from './fake-learner-host';
import { profileHost } from './fake-profile';
import { checkoutHost } from './features/payment/fake-checkout';
import remote from './remote';

/** Every screen of the learner: its loading text, and an element that shows its data. */
const screens = [
  ['/user-dashboard', 'Your classes are loading', 'heading', 'Your first class is waiting', learnerHost],
  ['/user-dashboard/saved-course', 'Saved courses are loading', 'heading', 'No saved courses yet', learnerHost],
  [
    '/user-dashboard/interested-course',
    'Interested courses are loading',
    'heading',
    'No interested courses found.',
    learnerHost,
  ],
  ['/user-dashboard/send-request', 'Requests are loading', 'heading', 'No requests yet', learnerHost],
  ['/user-dashboard/purchased-course', 'Your orders are loading', 'heading', /^No /, learnerHost],
  ['/my-courses', 'My courses are loading', 'heading', /^No /, learnerHost],
  ['/user-dashboard/profile', 'Profile is loading', 'textbox', 'Name', profileHost],
  ['/payment/1/3', /loading/i, 'heading', 'Enrol in Kubernetes in Production', checkoutHost],
] as const;

describe.each(screens)('%s', (path, loading, role, name, makeHost) => {
  test('shows a loading state on a slow network, then the data', async () => {
    const host = makeHost();
    host.http.setNetwork('slow');
    renderRoutes(remote.routes, { host, path });
    expect(await screen.findByText(loading)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    host.http.setNetwork('up');
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
    expect(screen.queryByText(loading)).not.toBeInTheDocument();
  });

  test('shows an error without a network, and Retry loads the data', async () => {
    const host = makeHost();
    host.http.setNetwork('lost');
    const { user } = renderRoutes(remote.routes, { host, path });
    const message = 'No response from server. Please check your connection.';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    host.http.setNetwork('up');
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    expect(await screen.findByRole(role, { name })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByText(message)).toHaveLength(0));
  });
});
