import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TelemetryEvent } from '@kaksha/api-client/telemetry';
import { HostProvider, ItemBoundary } from '@kaksha/contract/host-context';
import { checkHealth } from '@kaksha/release/check-health';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import { testStore } from '@kaksha/release/test-store';
import { waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import * as React from 'react';
import type * as ReactDom from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createBrowserHost } from '../host/browser-host';
import { RegionFailure } from '../remotes/region';
import { clearBrowser, noRemotes } from '../testing/fake-shell';
import { reactErrors } from './react-errors';

/** Runs code so that its stack frames name a file of a release. */
function run<T>(file: string, code: string, given: Record<string, unknown>): T {
  const address = `https://kaksha.test/remotes/${file}`;
  return new Function(...Object.keys(given), `${code}\n//# sourceURL=${address}`)(...Object.values(given)) as T;
}

/** React in a file of the shell, as visitors get it. */
function reactDom(): typeof ReactDom {
  const file = join(dirname(require.resolve('react-dom')), 'cjs/react-dom-client.development.js');
  const module = { exports: {} };
  run('shell/4.0.0/react.js', readFileSync(file, 'utf8'), { module, exports: module.exports, require });
  return module.exports as typeof ReactDom;
}

/** A component in a file of a release. React finds the file of a component that reads props or calls a hook. */
const component = (body: string, file = 'trainer/2.1.0/page.js') =>
  run<ComponentType>(file, `const h = React.createElement; function Page({ id }) { ${body} } return Page;`, { React });

const { createRoot, hydrateRoot } = reactDom();
const beacon = jest.fn<boolean, [string, Blob]>(() => true);
let unmount = () => {};

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  document.body.innerHTML = '<div id="root"></div>';
  // React and the router log every error that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  unmount();
  clearBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const isError = (event: TelemetryEvent) => event.kind === 'error';

/** Opens a page of the trainer area. @param served  the server's markup of the page, to hydrate */
function open(Page: ComponentType, { served, frame }: { served?: string; frame?: ReactNode } = {}) {
  const host = createBrowserHost(
    {
      registry: { remotes: {}, shell: { version: '4.0.0' } },
      hasSession: false,
      environment: {
        demo: false,
        apiHost: 'http://localhost/backend',
        origin: 'http://localhost',
        renderedAt: '2026-11-21T06:00:00.000Z',
        googleClientId: null,
      },
      render: null,
    },
    { ...noRemotes, version: (remote) => (remote === 'trainer' ? '2.1.0' : '1.0.0') },
  );
  const region = (
    <div data-remote="trainer">
      <Outlet />
    </div>
  );
  const router = createMemoryRouter([
    {
      path: '/',
      element: frame ?? region,
      errorElement: <RegionFailure remote="trainer" title="The trainer area" />,
      children: [{ index: true, element: <Page /> }],
    },
  ]);
  const app = (
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>
  );
  const place = document.getElementById('root') as HTMLElement;
  const stop = host.telemetry.start();
  const options = reactErrors(host.telemetry);
  if (served) place.innerHTML = `<div data-remote="trainer">${served}</div>`;
  const root = served ? hydrateRoot(place, app, options) : createRoot(place, options);
  if (!served) root.render(app);
  unmount = () => {
    root.unmount();
    stop();
  };
}

/** The errors that the page sends when it is left. */
async function reported() {
  window.dispatchEvent(new Event('pagehide'));
  const bodies = await Promise.all(
    beacon.mock.calls.map(
      ([, body]) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsText(body);
        }),
    ),
  );
  return bodies.flatMap((body) => (JSON.parse(body) as { events: TelemetryEvent[] }).events.filter(isError));
}

/** Waits for errors. */
async function firstErrors(): Promise<TelemetryEvent[]> {
  let errors: TelemetryEvent[] = [];
  await waitFor(async () => {
    errors = await reported();
    expect(errors).not.toEqual([]);
  });
  return errors;
}

const trainer = { remote: 'trainer', version: '2.1.0' };

test.each([
  ['an element of undefined type', 'return h(undefined);'],
  ['an object as a child', 'return h("p", null, { name: "Yoga" });'],
  [
    'another order of hooks',
    'const [n, setN] = React.useState(0); React.useEffect(() => setN(1), []); if (n) React.useRef(); React.useMemo(() => 1, []); if (n) React.useEffect(() => {}); return null;',
  ],
  ['too many renders', 'const [n, setN] = React.useState(0); setN(n + 1); return n;'],
  ['a missing context', 'return React.useContext(React.createContext(undefined)).name;'],
  ['a hook outside of a component', 'React.useEffect(() => { React.useState(0); }, []); return null;'],
  ['a throwing render', 'throw new Error("no page");'],
  ['a throwing effect', 'React.useEffect(() => { throw new Error("no effect"); }, []); return null;'],
  ['lazy code without a component', 'return h(Page.Lazy ??= React.lazy(async () => ({ default: undefined })));'],
  ['lazy code that throws', 'return h(Page.Lazy ??= React.lazy(async () => { throw new Error("no code"); }));'],
  ['an endless update', 'const [n, setN] = React.useState(0); React.useLayoutEffect(() => setN(n + 1)); return n;'],
  ['children of an empty element', 'return h("br", null, "text");'],
])('%s in a page of a remote is charged to the remote', async (_, body) => {
  open(component(body));
  expect(await firstErrors()).toEqual([expect.objectContaining({ name: 'region:trainer', ...trainer })]);
});

test('a throwing event handler is charged to the remote', async () => {
  open(component('return h("button", { onClick: () => Page.rows.length }, "Open");'));
  await waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  const silent = (event: Event) => event.preventDefault();
  window.addEventListener('error', silent);
  document.querySelector('button')?.click();
  window.removeEventListener('error', silent);
  expect(await firstErrors()).toEqual([expect.objectContaining({ name: 'window', ...trainer })]);
});

test('a hydration mismatch is charged to the remote whose component differs', async () => {
  open(component('return h("p", null, "In the browser");'), { served: '<p>On the server</p>' });
  expect(await firstErrors()).toEqual([expect.objectContaining({ name: 'hydrate', ...trainer })]);
});

test('a hydration mismatch of the frame is charged to the shell', async () => {
  const Frame = component('return h("p", null, "In the browser");', 'shell/4.0.0/main.js');
  open(component('return null;'), { served: '<p>On the server</p>', frame: <Frame /> });
  expect(await firstErrors()).toEqual([expect.objectContaining({ name: 'hydrate', remote: 'shell' })]);
});

test('an item that is left out is charged to the remote of its list', async () => {
  const Item = component('return h("li", null, {});');
  open(() => (
    <ul>
      <ItemBoundary>
        <Item />
      </ItemBoundary>
    </ul>
  ));
  expect(await firstErrors()).toEqual([expect.objectContaining({ name: 'item', ...trainer })]);
});

test.each([
  ['throws', 'throw new Error("no card");'],
  ['makes React throw', 'return h(undefined);'],
])('a component of another remote that %s is charged to that remote', async (_, body) => {
  const Card = component(body, 'public/1.4.0/card.js');
  open(() => <Card />);
  expect(await firstErrors()).toEqual([expect.objectContaining({ remote: 'public', version: '1.4.0' })]);
});

test('a failure inside a service of the host is charged to the remote that shows it', async () => {
  const format = run('shell/4.0.0/main.js', 'return (date) => date.toISOString();', {});
  const Page = run<ComponentType>('trainer/2.1.0/page.js', 'return () => format("today");', { format });
  open(Page);
  expect(await firstErrors()).toEqual([expect.objectContaining(trainer)]);
});

test('a canary whose page shows an error goes back after 40 visitors, and a new shell beside it stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaksha-charged-'));
  const store = testStore(join(folder, 'store'));
  const promoted: [string, string][] = [
    ['shell', '3.0.0'],
    ['shell', '4.0.0'],
    ['trainer', '2.0.0'],
  ];
  for (const [name, version] of [...promoted, ['trainer', '2.1.0'] as const]) {
    await store.publish(fakeBuild(join(folder, 'builds'), name, version), noSource);
  }
  for (const [name, version] of promoted) await store.promote(name, version, 'Asha');
  await store.startCanary('trainer', '2.1.0', 50, 'Asha');

  open(component('return h(undefined);'));
  const [event] = await firstErrors();
  const visitors = 40;
  const measured = [['trainer', '2.0.0'] as const, ['shell', '4.0.0'] as const, ['trainer', '2.1.0'] as const];
  const metrics = measured.map(([remote, version]) => ({
    ...{ remote, version, loads: visitors, loadFailures: 0, loadMs: 100, lastSeen: new Date().toISOString() },
    errors: event?.remote === remote && event.version === version ? visitors : 0,
  }));
  const actions = await checkHealth(store, async () => metrics);
  rmSync(folder, { recursive: true });
  expect(actions).toMatchObject([{ name: 'trainer', version: '2.1.0', kind: 'rolled-back' }]);
});

test('the error screen tells part, version and the reference of the report, without being left', async () => {
  open(component('return h(undefined);'));
  await waitFor(() => expect(beacon).toHaveBeenCalled());
  const [event] = await reported();
  expect(event).toMatchObject({ reference: expect.stringMatching(/^[0-9a-f]{8}$/) });
  const { reference } = event as { reference?: string };
  expect(document.querySelector('[role="alert"]')).toHaveTextContent(`trainer 2.1.0 · ${reference}`);
});
