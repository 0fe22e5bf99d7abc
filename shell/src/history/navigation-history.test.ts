import { deviceStorage, safeStorage } from '@kaksha/contract/browser-storage';
import { createHistory, HISTORY_KEY } from './navigation-history';

const visit = (path: string, isPaymentRelated = false) => ({
  path,
  label: `Page ${path}`,
  isPaymentRelated,
  sourcePage: null,
});
const paths = (history: ReturnType<typeof createHistory>) => history.get().map((entry) => entry.path);

beforeEach(() => localStorage.clear());

test('starts with Home', () => {
  expect(createHistory(deviceStorage).get()).toEqual([
    { path: '/', label: 'Home', isPaymentRelated: false, sourcePage: null },
  ]);
});

test('keeps the newest 10 pages', () => {
  const history = createHistory(deviceStorage);
  for (let n = 1; n <= 12; n++) history.record(visit(`/page-${n}`));
  expect(paths(history)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `/page-${n}`));
});

test('lists a page once, at its last visit', () => {
  const history = createHistory(deviceStorage);
  for (const path of ['/blog', '/contact', '/blog']) history.record(visit(path));
  expect(paths(history)).toEqual(['/', '/contact', '/blog']);
});

test('a payment page replaces earlier payment pages only', () => {
  const history = createHistory(deviceStorage);
  history.record(visit('/payment/1/2', true));
  history.record(visit('/blog'));
  expect(paths(history)).toEqual(['/', '/payment/1/2', '/blog']);
  history.record(visit('/payment/7/8', true));
  expect(paths(history)).toEqual(['/', '/blog', '/payment/7/8']);
});

test('is restored on the next visit', () => {
  createHistory(deviceStorage).record(visit('/blog'));
  const later = createHistory(deviceStorage);
  expect(paths(later)).toEqual(['/']);
  later.restore();
  expect(paths(later)).toEqual(['/', '/blog']);
});

test('keeps entries of other tabs', () => {
  const [one, two] = [createHistory(deviceStorage), createHistory(deviceStorage)];
  one.record(visit('/blog'));
  two.record(visit('/contact'));
  expect(paths(two)).toEqual(['/', '/blog', '/contact']);
});

test('is empty after clear', () => {
  const history = createHistory(deviceStorage);
  history.record(visit('/blog'));
  history.clear();
  expect(paths(history)).toEqual(['/']);
  expect(localStorage.getItem(HISTORY_KEY)).toBeNull();
});

test.each(['{', '"text"', '[{"path":"javascript:alert(1)"}]', '[null, 4]', '{"length":3}'])(
  'starts over when the stored history is corrupt: %s',
  (corrupt) => {
    localStorage.setItem(HISTORY_KEY, corrupt);
    const history = createHistory(deviceStorage);
    history.restore();
    expect(paths(history)).toEqual(['/']);
    history.record(visit('/blog'));
    expect(paths(history)).toEqual(['/', '/blog']);
  },
);

test('continues in memory when storage is full or forbidden', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const history = createHistory(
    safeStorage(() => ({ ...localStorage, getItem: refuse, setItem: refuse, removeItem: refuse })),
  );
  history.record(visit('/blog'));
  expect(paths(history)).toContain('/blog');
  history.clear();
  expect(paths(history)).toEqual(['/']);
});

test('notifies subscribers', () => {
  const history = createHistory(null);
  const seen = jest.fn();
  const stop = history.subscribe(seen);
  history.record(visit('/blog'));
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
  history.clear();
  expect(seen).toHaveBeenCalledTimes(1);
});
