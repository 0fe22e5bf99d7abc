import type { ExtensionModule, RemoteModule } from '@kaksha/contract/host';
import { HostProvider } from '@kaksha/contract/host-context';
import { Slot } from '@kaksha/contract/slots';
import type { LiveRemote } from '@kaksha/release/live-releases';
import { act } from '@testing-library/react';
import { createContext, type ReactElement, useContext, useEffect, useId, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { limited } from '../../server/limited';
import type { BootData } from '../boot/boot-data';
import { createServerHost } from '../boot/server-entry';
import { createBrowserHost } from '../host/browser-host';
import { clearBrowser, noRemotes } from '../testing/fake-shell';
import { createLazySlots } from './lazy-slots';
import { createServerSlots } from './server-slots';
import { liveExtensions } from './slots';

const environment: BootData['environment'] = {
  demo: true,
  apiHost: 'http://localhost/backend',
  origin: 'http://localhost',
  renderedAt: '2026-11-21T06:00:00.000Z',
  googleClientId: null,
};
const adapter = () => Promise.reject(new Error('no network'));

type CardModule = ExtensionModule<'course.aside'>;

/** Each test has releases of its own, because the process remembers what it knows of a release. */
let releases = 0;

const liveRemote = (extensions: LiveRemote['extensions']): LiveRemote => {
  releases += 1;
  return {
    version: `1.${releases}`,
    entry: '/remotes/x.js',
    integrity: '',
    contract: '1.8',
    routes: [],
    title: 'X',
    access: {},
    styles: [],
    extensions: extensions ?? [],
    previous: null,
  };
};

/** A remote whose extensions stand in the slot beside a course. */
const remoteOf = (modules: Record<string, () => Promise<CardModule>>): RemoteModule => ({
  id: 'x',
  contract: '1.8',
  routes: () => [],
  extensions: Object.entries(modules).map(([id, load]) => ({ slot: 'course.aside' as const, id, load })),
});

/** The page of another remote, with a slot between two texts. */
function CoursePage() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
      <Slot name="course.aside" data={{ courseId: 7 }} />
      <p id={useId()}>Below</p>
    </main>
  );
}

const originalError = console.error;
/** What waits until the page rests. */
let atIdle: (() => void)[] = [];
beforeEach(() => {
  atIdle = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => atIdle.push(work) });
  // React prints what a boundary catches.
  console.error = () => {};
});
afterEach(() => {
  console.error = originalError;
  document.body.innerHTML = '';
  clearBrowser();
});

interface Setup {
  /** What the browser loads, when it differs from what the server has. */
  inBrowser?: RemoteModule;
  off?: string[];
  /** What the server has, when it differs from what the registry lists. */
  onServer?: null;
}

const registryOf = (remote: RemoteModule): BootData['registry'] => ({
  remotes: { x: liveRemote(remote.extensions?.map(({ load: _, ...declared }) => declared)) },
  shell: { version: '1' },
});

/** A loaded machine needs more than 50 ms for the first render of a component. */
const patient: typeof limited = (work, ms) => limited(work, Math.max(ms, 250));

async function renderOnServer(remote: RemoteModule, { off = [], onServer }: Setup = {}, registry = registryOf(remote)) {
  const load = () => (onServer === null ? null : remote);
  const slots = createServerSlots({ registry, off, code: { limited: patient, load } });
  const host = createServerHost({ environment, hasSession: false, adapter, slots });
  const within = (content: ReactElement) => renderToString(<HostProvider host={host}>{content}</HostProvider>);
  const html = await slots.render(host, () => within(<CoursePage />), within);
  const boot: BootData = {
    registry,
    environment: { ...environment, ...(off.length > 0 && { site: { extensionsOff: off } }) },
    hasSession: false,
    render: {
      remotes: [],
      loaderData: {},
      stores: {},
      extensions: slots.rendered(),
      failedExtensions: slots.failed(),
    },
  };
  return { html, boot, registry };
}

/** Renders on the server, then hydrates; the page around the slot must work. */
async function visit(remote: RemoteModule, setup: Setup = {}) {
  const { html, boot } = await renderOnServer(remote, setup);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const reports: [string, unknown][] = [];
  const load = async () => setup.inBrowser ?? remote;
  const slots = createLazySlots(boot, load, (error, where) => void reports.push([where, error]));
  const host = { ...createBrowserHost(boot, noRemotes), slots };
  const mismatches: unknown[] = [];
  const before = container.querySelector('p');
  const root = await act(async () =>
    hydrateRoot(
      container,
      <HostProvider host={host}>
        <CoursePage />
      </HostProvider>,
      { onRecoverableError: (error) => mismatches.push(error) },
    ),
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  const beforeIdle = container.querySelector('[data-extension]')?.textContent ?? null;
  await act(async () => {
    for (const work of atIdle) work();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  await act(async () => container.querySelector('button')?.click());
  expect(container.querySelector('button')).toHaveTextContent('Pressed 1');
  expect(container.querySelector('p')).toBe(before);
  expect(mismatches).toEqual([]);
  const text = container.querySelector('[data-extension]')?.textContent ?? null;
  await act(async () => root.unmount());
  return { html, beforeIdle, text, reports, boot };
}

const Card = ({ courseId }: { courseId: number }) => <b id={useId()}>{`Card of ${courseId}`}</b>;
const card = async (): Promise<CardModule> => ({ Extension: Card });

test('an extension is rendered on the server with the data of its slot, and hydrated', async () => {
  const { html, beforeIdle, text, reports, boot } = await visit(remoteOf({ card: card }));
  expect(html).toContain('Card of 7');
  expect([beforeIdle, text]).toEqual(['Card of 7', 'Card of 7']);
  expect(reports).toEqual([]);
  expect(boot.render?.extensions).toEqual(['x/card {"courseId":7}']);
});

test('an extension of a release without a server bundle is rendered in the browser when the page rests, without a report', async () => {
  for (let pages = 0; pages < 5; pages++) {
    const { html, beforeIdle, text, reports } = await visit(remoteOf({ card: card }), { onServer: null });
    expect(html).not.toContain('Card of 7');
    expect([beforeIdle, text, reports]).toEqual(['', 'Card of 7', []]);
  }
});

test('a slot without extensions adds no element', async () => {
  const { html } = await renderOnServer(remoteOf({}));
  expect(html).not.toContain('data-slot');
});

test('a switched-off extension is not rendered', async () => {
  const { html, text } = await visit(remoteOf({ card: card }), { off: ['x/card'] });
  expect(html).not.toContain('data-extension');
  expect(text).toBeNull();
});

let loaded = '';
const Loaded = () => <b>{loaded}</b>;

test('a loader fills the page before the render', async () => {
  const withLoader: CardModule = {
    Extension: Loaded,
    loader: async (_host, { courseId }) => {
      loaded = `Course ${courseId}`;
    },
  };
  const { html } = await renderOnServer(remoteOf({ card: async () => withLoader }));
  expect(html).toContain('<b>Course 7</b>');
});

const Throws = () => {
  throw new Error('bad card');
};
function Endless() {
  const [count, setCount] = useState(0);
  setCount(count + 1);
  return <b>{count}</b>;
}
function EndlessEffect() {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => setCount(count + 1));
  return <b>{count}</b>;
}
function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('bad effect');
  }, []);
  return <b>card</b>;
}
const Thing = createContext<{ name: string } | null>(null);
const WithoutContext = () => <b>{(useContext(Thing) as { name: string }).name}</b>;
const isServer = () => document.body.childElementCount === 0;
const ThrowsOnServer = () => (isServer() ? Throws() : <b>card</b>);
const ThrowsInBrowser = () => (isServer() ? <b>card</b> : Throws());
const loops = () => {
  for (;;);
};
const HangsOnServer = () => (isServer() ? loops() : <b>card</b>);
let renders = 0;
/** Renders alone, and hangs in the page. */
const HangsLater = () => {
  renders += 1;
  return renders > 1 ? loops() : <b>card</b>;
};
const InThing = () => (
  <Thing value={{ name: 'left over' }}>
    <HangsLater />
  </Thing>
);
const ReadsThing = () => <b>{useContext(Thing)?.name ?? 'none'}</b>;
const ThrowsDeep = () => (
  <ul>
    <Throws />
  </ul>
);
const RendersObject = () => ({ a: 1 }) as unknown as ReactElement;
// biome-ignore lint/suspicious/noExplicitAny: a remote that is not written in TypeScript
const Missing: any = undefined;
const RendersMissing = () => <Missing />;

test.each<[string, () => Promise<CardModule>, string]>([
  ['throws', async () => ({ Extension: Throws }), ''],
  ['throws on the server only', async () => ({ Extension: ThrowsOnServer }), 'card'],
  ['throws in the browser only', async () => ({ Extension: ThrowsInBrowser }), ''],
  ['throws deep inside', async () => ({ Extension: ThrowsDeep }), ''],
  ['renders an object', async () => ({ Extension: RendersObject }), ''],
  ['has no component', async () => ({ Extension: Missing }), ''],
  ['renders a missing component', async () => ({ Extension: RendersMissing }), ''],
  ['renders without end', async () => ({ Extension: Endless }), ''],
  ['changes its state after each render', async () => ({ Extension: EndlessEffect }), ''],
  ['throws in an effect', async () => ({ Extension: ThrowsInEffect }), ''],
  ['lacks a context', async () => ({ Extension: WithoutContext }), ''],
  ['does not load', () => Promise.reject(new Error('no chunk')), ''],
  ['throws while it loads', () => loadThrows(), ''],
  [
    'has a loader that rejects',
    async () => ({ Extension: Card, loader: () => Promise.reject(new Error('no data')) }),
    'Card of 7',
  ],
])('an extension that %s leaves the page as it is, and is charged to its release', async (_, load, text) => {
  const visited = await visit(remoteOf({ card: load }));
  expect(visited.text).toBe(text);
  const failure = visited.reports.find(([where]) => where === 'extension:x/card')?.[1];
  expect(failure).toMatchObject({ remote: 'x', version: `1.${releases}` });
});

function loadThrows(): Promise<CardModule> {
  throw new Error('bad module');
}

test('an extension that hangs on the server is left to the browser, and after three pages it is not tried', async () => {
  const remote = remoteOf({ card: async () => ({ Extension: HangsOnServer }), other: card });
  const { html, boot, registry } = await renderOnServer(remote);
  expect(html).toContain('Card of 7');
  expect(html).toContain('<p id=');
  expect(boot.render?.failedExtensions).toEqual([]);
  await renderOnServer(remote, {}, registry);
  const third = await renderOnServer(remote, {}, registry);
  expect(third.html).toBe(html);
  expect(third.boot.render?.failedExtensions).toEqual([
    { key: 'x/card', message: 'the server waited 50 ms for it on 3 pages' },
  ]);
  document.body.append(document.createElement('hr'));
  expect((await renderOnServer(remote, {}, registry)).html).toBe(html);
});

test('after a page was ended in the middle, contexts of the next page have their values', async () => {
  const { boot } = await renderOnServer(remoteOf({ card: async () => ({ Extension: InThing }) }));
  expect(boot.render?.failedExtensions).toEqual([{ key: 'x/card', message: expect.stringContaining('timed out') }]);
  const { html } = await renderOnServer(remoteOf({ card: async () => ({ Extension: ReadsThing }) }));
  expect(html).toContain('<b>none</b>');
});

test('data that come too late are left to the browser; after three pages they are not awaited', async () => {
  const never = () => new Promise<never>(() => {});
  let asked = 0;
  const slow: CardModule = {
    Extension: Card,
    loader: () => {
      asked += 1;
      return never();
    },
  };
  const remote = remoteOf({ card: async () => slow });
  const first = await renderOnServer(remote);
  expect(first.html).not.toContain('Card of 7');
  for (let page = 0; page < 4; page++) await renderOnServer(remote, {}, first.registry);
  expect(asked).toBe(3);
});

test('an error of the page itself is not charged to an extension', async () => {
  const remote = remoteOf({ card: card });
  const registry = registryOf(remote);
  const slots = createServerSlots({ registry, code: { limited, load: () => remote } });
  const host = createServerHost({ environment, hasSession: false, adapter, slots });
  const page = () => {
    throw new Error('bad page');
  };
  await expect(slots.render(host, page, page)).rejects.toThrow('bad page');
  expect(slots.failed()).toEqual([]);
});

test('extensions are sorted by their order, then by remote and id', () => {
  const remotes = {
    b: liveRemote([{ slot: 'post.end', id: 'one' }]),
    a: liveRemote([
      { slot: 'post.end', id: 'two', order: 1 },
      { slot: 'post.end', id: 'three' },
    ]),
  };
  expect(liveExtensions({ remotes }).map(({ key }) => key)).toEqual(['a/three', 'b/one', 'a/two']);
});
