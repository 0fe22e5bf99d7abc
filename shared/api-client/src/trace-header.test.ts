import { traceparent } from './trace-header';

const header = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

class NavigationTiming {
  serverTiming = [
    { name: 'page', description: 'token' },
    { name: 'traceparent', description: header },
  ];
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming');
});

/** A browser whose page was sent `ageMs` ago. */
function browser({ ageMs, page }: { ageMs: number; page: object }) {
  Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming });
  Object.assign(performance, { getEntriesByType: () => [page] });
  jest.spyOn(performance, 'now').mockReturnValue(ageMs);
}

test('calls of a traced page join its trace for a minute', () => {
  browser({ ageMs: 59_000, page: new NavigationTiming() });
  expect(traceparent()).toBe(header);
  browser({ ageMs: 61_000, page: new NavigationTiming() });
  expect(traceparent()).toBeUndefined();
});

test('calls have no trace without the header of the page, and on the server', () => {
  browser({ ageMs: 1, page: Object.assign(new NavigationTiming(), { serverTiming: [] }) });
  expect(traceparent()).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming');
  expect(traceparent()).toBeUndefined();
});
