import { HostProvider } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { CONTRACT_VERSION } from '@kaksha/contract/version';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { BootData } from '../boot/boot-data';
import { createServerHost } from '../boot/server-entry';
import { Layout } from '../layout/layout';
import { clearBrowser, noRemotes } from '../testing/fake-shell';
import { createBrowserHost } from './browser-host';
import type { ShellHost } from './shell-host';

const environment: BootData['environment'] = {
  demo: true,
  apiHost: 'http://localhost/backend',
  origin: 'http://localhost',
  renderedAt: '2026-11-21T06:00:00.000Z',
  googleClientId: null,
};
const boot: BootData = {
  registry: {
    remotes: {},
    shell: { version: '1', menus: [{ menu: 'header', id: 'courses', label: 'Courses', to: '/live-courses' }] },
  },
  environment,
  hasSession: false,
  render: { remotes: [], loaderData: {}, stores: { courses: [1, 2] } },
};
const adapter = () => Promise.reject(new Error('no network'));
const serverHost = (hasSession = false) =>
  createServerHost({ environment, hasSession, adapter, registry: boot.registry });

function Welcome() {
  usePage({ title: 'Welcome', status: 404 });
  return <h1>Welcome</h1>;
}
const routes: RouteObject[] = [{ element: <Layout />, children: [{ path: '*', element: <Welcome /> }] }];

const frame = (host: ShellHost): ReactNode => (
  <HostProvider host={host}>
    <RouterProvider router={createMemoryRouter(routes)} />
  </HostProvider>
);

afterEach(() => {
  document.body.innerHTML = '';
  clearBrowser();
});

test.each([
  ['a visitor', false],
  ['a request with session cookies', true],
])("hydration matches the server's render for %s", async (_, hasSession) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(frame(serverHost(hasSession)));
  expect(container).toHaveTextContent('Welcome');
  expect(container.querySelector('a[href="/live-courses"]')).toHaveTextContent('Courses');
  document.body.append(container);

  const onRecoverableError = jest.fn();
  const host = createBrowserHost({ ...boot, hasSession }, noRemotes);
  const root = await act(async () => hydrateRoot(container, frame(host), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test("the server host collects the page description and the stores' state", () => {
  const host = serverHost();
  renderToString(frame(host));
  expect(host.described()).toEqual({ title: 'Welcome', status: 404 });
  const store = { courses: [] as number[] };
  host.dehydrate('courses', () => store.courses);
  store.courses = [1, 2];
  expect(host.dehydrated()).toEqual({ courses: [1, 2] });
});

test('the server waits for loaders and ignores their failures', async () => {
  let loaded = false;
  const slow = new Promise<void>((resolve) => {
    setTimeout(() => {
      loaded = true;
      resolve();
    }, 300);
  });
  await expect(serverHost().awaitLoader(slow)).resolves.toBeNull();
  expect(loaded).toBe(true);
  await expect(serverHost().awaitLoader(Promise.reject(new Error('down')))).resolves.toBeNull();
});

test('the browser limits how long it waits for loaders', async () => {
  const host = createBrowserHost(boot, noRemotes);
  await expect(host.awaitLoader(new Promise(() => {}))).resolves.toBeNull();
  await expect(host.awaitLoader(Promise.reject(new Error('down')))).resolves.toBeNull();
});

test('a page that was shown before does not wait for its loader', async () => {
  jest.useFakeTimers();
  const host = createBrowserHost(boot, noRemotes);
  const never = new Promise(() => {});
  const router = createMemoryRouter([{ path: '/' }, { path: '/saved', loader: () => host.awaitLoader(never) }]);
  host.follow(router);
  const arrived = jest.fn();
  const first = router.navigate('/saved').then(arrived);
  await jest.advanceTimersByTimeAsync(100);
  expect(arrived).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  await first;
  await router.navigate('/');
  await router.navigate('/saved');
  expect(router.state.location.pathname).toBe('/saved');
  // Another search part counts as another page.
  void router.navigate('/saved?page=2').then(arrived);
  await jest.advanceTimersByTimeAsync(100);
  expect(arrived).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('hydrated state can be read once', () => {
  const host = createBrowserHost(boot, noRemotes);
  expect(host.hydrated('courses')).toEqual([1, 2]);
  expect(host.hydrated('courses')).toBeUndefined();
  expect(host.hydrated('other')).toBeUndefined();
});

test('both hosts implement the contract; the server has no user', () => {
  expect(serverHost(true).session.get()).toEqual({ status: 'unknown', user: null });
  expect(serverHost().contract).toBe(CONTRACT_VERSION);
  expect(serverHost().environment).toEqual({ ...environment, server: true });
  expect(createBrowserHost(boot, noRemotes).environment).toEqual({ ...environment, server: false });
});

test('deferred start-up work runs once, even when the frame mounts twice', async () => {
  jest.useFakeTimers();
  try {
    const messages = jest.spyOn(window, 'postMessage');
    const host = createBrowserHost(boot, noRemotes);
    host.mounted();
    host.mounted();
    await jest.advanceTimersByTimeAsync(49);
    expect(messages).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(messages.mock.calls).toEqual([[{ type: 'app-mounted' }, 'http://localhost']]);
    expect(host.session.get().status).toBe('visitor');
  } finally {
    jest.useRealTimers();
  }
});
