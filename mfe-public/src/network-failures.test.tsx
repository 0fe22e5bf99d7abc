import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor } from '@testing-library/react';
import { catalogueHost } from './fake-catalogue';
import remote from './remote';

/** Public screens with their text while loading and once loaded. */
const screens = [
  ['/', 'Loading the start dates…', 'heading', 'Kubernetes in Production'],
  ['/live-courses', 'Looking for courses…', 'heading', 'Course 1'],
  ['/course/kubernetes-in-production/1', 'Loading the course…', 'heading', 'Kubernetes in Production'],
  ['/live-online-trainers', 'Looking for trainers…', 'heading', 'Ananya Raghavan'],
  ['/instructorprofile/3', 'Loading the trainer…', 'heading', 'Ananya Raghavan'],
  ['/blog', 'Loading posts…', 'status', ''],
  ['/blog/a-post', 'Loading blog post...', 'heading', /./],
] as const;

describe.each(screens)('%s', (path, loading, role, name) => {
  const there = () => screen.findAllByRole(role, name ? { name } : {});

  test('announces loading on a slow network, then shows the data', async () => {
    const host = catalogueHost();
    host.http.setNetwork('slow');
    renderRoutes(remote.routes, { host, path });
    expect(await screen.findByText(loading)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    host.http.setNetwork('up');
    await waitFor(() => expect(screen.queryByText(loading)).not.toBeInTheDocument());
    expect(await there()).not.toHaveLength(0);
  });

  test('shows an error without a network, and loads on Retry', async () => {
    const host = catalogueHost();
    host.http.setNetwork('lost');
    const { user } = renderRoutes(remote.routes, { host, path });
    const message = 'No response from server. Please check your connection.';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    host.http.setNetwork('up');
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    await waitFor(() => expect(screen.queryAllByText(message)).toHaveLength(0));
    expect(await there()).not.toHaveLength(0);
  });
});

test.each([
  ['/live-courses', 'searchbox', /search/i, 'kubernetes'],
  ['/live-online-trainers', 'searchbox', /name|search/i, 'ananya'],
])('%s keeps the typed text when its list does not load', async (path, role, name, message) => {
  const host = catalogueHost();
  const { user, address } = renderRoutes(remote.routes, { host, path });
  const box = await screen.findByRole(role, { name });
  host.http.setNetwork('lost');
  await user.type(box, message);
  await waitFor(() => expect(address()).toContain(message));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(box).toHaveValue(message);
});
