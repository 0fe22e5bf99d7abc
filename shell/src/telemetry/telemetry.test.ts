import { ApiError } from '@kaksha/api-client/errors';
import type { TelemetryEvent } from '@kaksha/api-client/telemetry';
import { waitFor } from '@testing-library/react';
import type { Metric } from 'web-vitals';
import { createTelemetry, type ShellTelemetry } from './telemetry';

type Measured = Pick<Metric, 'name' | 'value' | 'rating'> & { entries?: object[] };
let vitals: Record<string, (metric: Measured) => void> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (listener: (metric: Measured) => void) => {
        vitals[name] = listener;
      },
    ]),
  ),
);

type InputEntry = Pick<PerformanceEventTiming, 'startTime' | 'processingStart' | 'target'>;
let onEntries: ((list: { getEntries(): InputEntry[] }) => void) | undefined;
const observed = jest.fn();
class FakeObserver {
  static supportedEntryTypes = ['first-input'];
  constructor(listener: typeof onEntries) {
    onEntries = listener;
  }
  observe = observed;
  disconnect() {
    onEntries = undefined;
  }
}
Object.defineProperty(window, 'PerformanceObserver', { value: FakeObserver, configurable: true });

const beacon = jest.fn<boolean, [string, Blob]>();
let stop = () => {};

function begin(): ShellTelemetry {
  const telemetry = createTelemetry({
    apiHost: 'http://localhost/backend',
    versionOf: (remote) => (remote === 'public' ? '1.4.0' : null),
  });
  stop = telemetry.start();
  return telemetry;
}

/** Navigation timing of the page in milliseconds. */
function loadedAfter(loadEventStart: number | null) {
  const value = () => (loadEventStart === null ? [] : [{ loadEventStart }]);
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
}

function leave() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function sent(): Promise<TelemetryEvent[]> {
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
  return bodies.flatMap((body) => (JSON.parse(body) as { events: TelemetryEvent[] }).events);
}

beforeEach(() => {
  vitals = {};
  observed.mockClear();
  beacon.mockReset().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  loadedAfter(null);
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/live-courses?search=secret');
});
afterEach(() => stop());

test('sends everything in one message when the page is left', async () => {
  const telemetry = begin();
  telemetry.error(new Error('one'), 'render');
  telemetry.error(new Error('two'), 'render');
  expect(beacon).not.toHaveBeenCalled();
  leave();
  expect(beacon).toHaveBeenCalledTimes(1);
  expect(beacon.mock.calls[0]?.[0]).toBe('http://localhost/backend/telemetry');
  expect((await sent()).map((event) => 'message' in event && event.message)).toEqual(['Error: one', 'Error: two']);
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('measures page load and web vitals for the current remote', async () => {
  document.body.innerHTML = '<div data-remote="public"></div>';
  loadedAfter(1234);
  begin();
  await waitFor(() => expect(Object.keys(vitals)).toHaveLength(5));
  vitals.LCP?.({ name: 'LCP', value: 812.5, rating: 'good' });
  leave();
  const source = { remote: 'public', version: '1.4.0', path: '/live-courses' };
  expect(await sent()).toEqual([
    { kind: 'vital', name: 'LOAD', value: 1234, ...source },
    { kind: 'vital', name: 'LCP', value: 812.5, rating: 'good', ...source },
  ]);
});

test('loading belongs to the remote that was opened, slow responses and shifts to the remote of their element', async () => {
  document.body.innerHTML = '<nav><a></a></nav><div data-remote="public"><p>text</p></div>';
  begin();
  await waitFor(() => expect(Object.keys(vitals)).toHaveLength(5));
  const [link, region, text] = ['a', 'div', 'p'].map((name) => document.querySelector<HTMLElement>(name));
  const shift = (value: number, node: Node | null | undefined) => ({ value, sources: [{ node }] });
  vitals.CLS?.({
    name: 'CLS',
    value: 0.1,
    rating: 'good',
    entries: [shift(0.01, link), shift(0.09, text?.firstChild)],
  });
  vitals.INP?.({ name: 'INP', value: 90, rating: 'good', entries: [{ target: link }] });
  if (region) region.dataset.remote = 'trainer';
  vitals.LCP?.({ name: 'LCP', value: 800, rating: 'good' });
  text?.remove();
  vitals.INP?.({ name: 'INP', value: 95, rating: 'good', entries: [{ target: text }] });
  leave();
  expect((await sent()).map(({ name, remote, version }) => [name, remote, version])).toEqual([
    ['CLS', 'public', '1.4.0'],
    ['INP', 'shell', '0.0.0'],
    ['LCP', 'public', '1.4.0'],
    ['INP', 'trainer', 'unknown'],
  ]);
});

test.each([
  [12, 'good'],
  [101, 'needs-improvement'],
  [301, 'poor'],
])('reports a delay of the first input of %i ms once, as %s, for the remote of its element', async (delay, rating) => {
  document.body.innerHTML = '<div data-remote="public"><button></button></div>';
  begin();
  await waitFor(() => expect(observed).toHaveBeenCalledWith({ type: 'first-input', buffered: true }));
  const target = document.querySelector('button');
  onEntries?.({ getEntries: () => [{ startTime: 1000, processingStart: 1000 + delay, target }] });
  onEntries?.({ getEntries: () => [{ startTime: 2000, processingStart: 2500, target }] });
  leave();
  expect(await sent()).toEqual([
    expect.objectContaining({ kind: 'vital', name: 'FID', value: delay, rating, remote: 'public', version: '1.4.0' }),
  ]);
});

test('reports uncaught errors and rejections, but not failed API calls', async () => {
  begin();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('broken'), message: 'broken' }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(rejected(new Error('forgotten')));
  window.dispatchEvent(rejected(new ApiError('No response', 0, 'NO_RESPONSE')));
  leave();
  expect((await sent()).map((event) => 'message' in event && [event.name, event.message])).toEqual([
    ['window', 'TypeError: broken'],
    ['promise', 'Error: forgotten'],
  ]);
});

test.each([
  [
    'the release in its stack',
    Object.assign(new Error('x'), { stack: 'at f (https://kaksha.test/remotes/trainer/2.1.0/page.js:1:2)' }),
    'render',
    { remote: 'trainer', version: '2.1.0' },
  ],
  [
    'the remote on the screen, when a place of a remote reports a failure of the API client',
    Object.assign(new Error('x'), { stack: 'at f (https://kaksha.test/remotes/shell/4.0.0/http.js:1:2)' }),
    'count view',
    { remote: 'public', version: '1.4.0' },
  ],
  [
    'the shell, when code of the shell did not load',
    Object.assign(new Error('x'), { stack: 'at f (https://kaksha.test/remotes/shell/4.0.0/main.js:1:2)' }),
    'shell:palette',
    { remote: 'shell', version: '0.0.0' },
  ],
  [
    'the remote that it names',
    Object.assign(new Error('x'), { remote: 'learner', version: '3.0.1' }),
    'region:learner',
    { remote: 'learner', version: '3.0.1' },
  ],
  ['the region that caught it', new Error('x'), 'region:public', { remote: 'public', version: '1.4.0' }],
  ['the shell, when no remote had part in it', new Error('x'), 'boot', { remote: 'shell', version: '0.0.0' }],
])('attributes an error to %s', async (_, error, where, source) => {
  document.body.innerHTML = '<div data-remote="public"></div>';
  begin().error(error, where);
  leave();
  expect(await sent()).toEqual([expect.objectContaining(source)]);
});

test('reports the same error once and limits the number of errors', async () => {
  const telemetry = begin();
  for (let n = 0; n < 3; n++) telemetry.error(new Error('same'), 'render');
  for (let n = 0; n < 40; n++) telemetry.error(new Error(`flood ${n}`), 'render');
  leave();
  expect(await sent()).toHaveLength(20);
});

test('never throws', () => {
  beacon.mockImplementation(() => {
    throw new Error('blocked');
  });
  const telemetry = begin();
  const hostile = {
    get message() {
      throw new Error('trap');
    },
  };
  for (const thrown of [null, undefined, 4, 'text', hostile, Object.create(null)]) telemetry.error(thrown, 'render');
  expect(leave).not.toThrow();
});

test('falls back to a keepalive request when the beacon is refused', () => {
  beacon.mockReturnValue(false);
  const request = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  begin().error(new Error('x'), 'render');
  leave();
  expect(request).toHaveBeenCalledWith(
    'http://localhost/backend/telemetry',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
});

test('reports the outcome of a remote load with its version', async () => {
  const telemetry = begin();
  telemetry.loaded({ remote: 'trainer', version: '2.0.0', error: new Error('gone') });
  telemetry.loaded({ remote: 'trainer', version: '1.0.0', ms: 120 });
  leave();
  expect(await sent()).toEqual([
    expect.objectContaining({
      kind: 'error',
      name: 'load',
      remote: 'trainer',
      version: '2.0.0',
      message: 'Error: gone',
    }),
    expect.objectContaining({ kind: 'vital', name: 'REMOTE', remote: 'trainer', version: '1.0.0', value: 120 }),
  ]);
});

test('a page without a token of its own asks for one and sends it with its reports', async () => {
  const ask = jest.fn(async () => ({ ok: true, json: async () => ({ token: 'asked' }) }));
  Object.defineProperty(globalThis, 'fetch', { value: ask, configurable: true });
  const telemetry = begin();
  telemetry.error(new Error('first'), 'page');
  telemetry.error(new Error('second'), 'page');
  await waitFor(() => expect(ask).toHaveBeenCalledWith('/page-token'));
  await Promise.resolve();
  leave();
  await sent();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(beacon.mock.calls[0]?.[1] ?? new Blob());
  });
  expect(JSON.parse(text)).toMatchObject({ page: 'asked' });
  expect(ask).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'fetch');
});
