import { adoptOverrides } from './overrides';

/** A fake tab with an address and session storage. */
function tab(address: string, storage: Storage = sessionStorage) {
  const location = { href: address, replace: jest.fn(), reload: jest.fn() };
  const replaceState = jest.fn();
  return { location, history: { state: null, replaceState }, sessionStorage: storage };
}
const trainer = { trainer: 'http://localhost:3103' };
const adopt = (given: Record<string, string> | undefined, view: ReturnType<typeof tab>) =>
  adoptOverrides(given, view as unknown as Window);

beforeEach(() => sessionStorage.clear());

test('an override in the address is stored for the tab and sent again on the next full load', () => {
  const first = tab('http://localhost:3000/patron?tab=x&remote=trainer@http://localhost:3103');
  expect(adopt(trainer, first)?.get()).toEqual([{ remote: 'trainer', origin: 'http://localhost:3103', failed: false }]);
  expect(String(first.history.replaceState.mock.calls[0]?.[2])).toBe('http://localhost:3000/patron?tab=x');

  const next = tab('http://localhost:3000/live-courses');
  expect(adopt({}, next)).toBeNull();
  expect(String(next.location.replace.mock.calls[0]?.[0])).toBe(
    'http://localhost:3000/live-courses?remote=trainer%40http%3A%2F%2Flocalhost%3A3103',
  );
});

test('clearing the overrides returns to the live versions', () => {
  const first = tab('http://localhost:3000/?remote=trainer@http://localhost:3103');
  adopt(trainer, first)?.takeOff();
  expect(first.location.reload).toHaveBeenCalled();
  expect(adopt({}, tab('http://localhost:3000/'))?.get()).toEqual([]);
});

test('a refused override clears the stored ones', () => {
  adopt(trainer, tab('http://localhost:3000/?remote=trainer@http://localhost:3103'));
  expect(adopt({}, tab('http://localhost:3000/?remote=off'))?.get()).toEqual([]);
  expect(adopt({}, tab('http://localhost:3000/'))?.get()).toEqual([]);
});

test('without permission overrides are ignored', () => {
  adopt(trainer, tab('http://localhost:3000/?remote=trainer@http://localhost:3103'));
  const view = tab('http://localhost:3000/');
  expect(adopt(undefined, view)?.get()).toEqual([]);
  expect(view.location.replace).not.toHaveBeenCalled();
});

test('an override that does not load is marked as failed', () => {
  const overrides = adopt(trainer, tab('http://localhost:3000/?remote=trainer@http://localhost:3103'));
  overrides?.failed('trainer');
  expect(overrides?.get()).toEqual([expect.objectContaining({ failed: true })]);
});

test('without storage an override applies to its page, and other pages start', () => {
  const blocked = (address: string) =>
    Object.defineProperty(tab(address), 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  const first = blocked('http://localhost:3000/?remote=trainer@http://localhost:3103');
  expect(adopt(trainer, first)?.get()).toHaveLength(1);
  expect(adopt({}, blocked('http://localhost:3000/'))?.get()).toEqual([]);
});
