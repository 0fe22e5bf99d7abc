/** Of a page with tracing. */
const header = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

class NavigationTiming {
  serverTiming = [
    { name: 'page', description: 'token' },
    { name: 'traceparent', description: header },
  ];
}

let now = 0;
afterEach(() => {
  for (const name of ['PerformanceNavigationTiming', 'window', 'navigator']) Reflect.deleteProperty(globalThis, name);
  jest.restoreAllMocks();
});

/** A browser that loads the module `ageMs` after the page, after a click when it `wasActive`. */
async function browser({ ageMs = 1, page = new NavigationTiming() as object, wasActive = false } = {}) {
  const window = new EventTarget();
  const globals = { PerformanceNavigationTiming: NavigationTiming, window };
  for (const [name, value] of Object.entries({
    ...globals,
    navigator: { userActivation: { hasBeenActive: wasActive } },
  })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  Object.assign(performance, { getEntriesByType: () => [page] });
  now = ageMs;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.resetModules();
  const { traceHeaders } = await import('./trace-header');
  return { traceHeaders, click: () => window.dispatchEvent(new Event('click')) };
}

const ofPage = { traceparent: header, baggage: 'kaksha.remote=test,kaksha.version=0.0.0,kaksha.cause=page' };
const ofClick = {
  traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  baggage: 'kaksha.remote=test,kaksha.version=0.0.0,kaksha.cause=click',
};

test('calls of a traced page join its trace for a minute', async () => {
  const { traceHeaders } = await browser({ ageMs: 59_000 });
  expect(traceHeaders()).toEqual(ofPage);
  now = 61_000;
  expect(traceHeaders()).toEqual({});
});

test('calls after a click join a trace of that click for five seconds, and no other after it', async () => {
  const { traceHeaders, click } = await browser();
  click();
  const first = traceHeaders();
  expect(first).toEqual(ofClick);
  now += 5_000;
  expect(traceHeaders()).toEqual(first);
  now += 1;
  expect(traceHeaders()).toEqual({});
  click();
  expect(traceHeaders()).toEqual(ofClick);
  expect(traceHeaders().traceparent).not.toBe(first.traceparent);
});

test('a click before the code of the calls was loaded counts', async () => {
  const { traceHeaders } = await browser({ wasActive: true, ageMs: 90_000 });
  expect(traceHeaders()).toEqual(ofClick);
});

test('calls have no trace without the header of the page, and on the server', async () => {
  const untraced = await browser({ page: Object.assign(new NavigationTiming(), { serverTiming: [] }) });
  untraced.click();
  expect(untraced.traceHeaders()).toEqual({});
  const { traceHeaders } = await browser();
  Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming');
  expect(traceHeaders()).toEqual({});
});
