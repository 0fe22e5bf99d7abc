import { courses } from '@kaksha/testing/factories';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

function hostWith(viewed: unknown = courses(6).map(courseWire), as: 'visitor' | 'learner' = 'learner') {
  const host = catalogueHost({ as });
  host.http.on('GET', paths.recentlyViewed, viewed);
  return host;
}

const open = (host = hostWith()) => renderRoutes(remote.routes, { host, path: '/' });
const row = () => screen.findByRole('list', { name: 'Continue looking' });

test('shows the courses viewed last, the latest first', async () => {
  open();
  const names = within(await row())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Course 1', 'Course 2', 'Course 3', 'Course 4']);
});

test('is not requested for a visitor until they sign in', async () => {
  const host = hostWith(courses(1).map(courseWire), 'visitor');
  open(host);
  await screen.findByRole('heading', { level: 1 });
  expect(host.http.callsTo('GET', paths.recentlyViewed)).toHaveLength(0);
  act(() => host.session.setUser('learner'));
  await row();
});

test('is hidden for a user without viewed courses', async () => {
  const { host } = open(hostWith([]));
  await waitFor(() => expect(host.http.callsTo('GET', paths.recentlyViewed)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Continue looking' })).not.toBeInTheDocument();
});

test('shows an error with Retry and leaves the page usable', async () => {
  const host = hostWith(failure(500, 'The list is not available.'));
  const { user } = open(host);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The courses that you looked at did not load');
  expect(alert).toHaveTextContent('The list is not available.');
  expect(await screen.findByRole('heading', { level: 1, name: /The next class/ })).toBeInTheDocument();
  host.http.on('GET', paths.recentlyViewed, courses(1).map(courseWire));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await row();
});
