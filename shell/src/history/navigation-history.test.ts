import { createHistory, HISTORY_KEY } from './navigation-history';

const visit = (path: string, isPaymentRelated = false) => ({
  path,
  label: `Page ${path}`,
  isPaymentRelated,
  sourcePage: null,
});
const paths = (history: ReturnType<typeof createHistory>) => history.get().map((entry) => entry.path);

beforeEach(() => localStorage.clear());

test('begins at Home', () => {
  expect(createHistory(localStorage).get()).toEqual([
    { path: '/', label: 'Home', isPaymentRelated: false, sourcePage: null },
  ]);
});

test('holds the newest 10 pages', () => {
  const history = createHistory(localStorage);
  for (let n = 1; n <= 12; n++) history.record(visit(`/page-${n}`));
  expect(paths(history)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => `/page-${n}`));
});

test('lists a page once, where it was visited last', () => {
  const history = createHistory(localStorage);
  for (const path of ['/blog', '/contact', '/blog']) history.record(visit(path));
  expect(paths(history)).toEqual(['/', '/contact', '/blog']);
});

test('a payment page takes the place of earlier payment pages, and other pages do not', () => {
  const history = createHistory(localStorage);
  history.record(visit('/payment/1/2', true));
  history.record(visit('/blog'));
  expect(paths(history)).toEqual(['/', '/payment/1/2', '/blog']);
  history.record(visit('/payment/7/8', true));
  expect(paths(history)).toEqual(['/', '/blog', '/payment/7/8']);
});

test('is still there on the next visit, once restored', () => {
  createHistory(localStorage).record(visit('/blog'));
  const later = createHistory(localStorage);
  expect(paths(later)).toEqual(['/']);
  later.restore();
  expect(paths(later)).toEqual(['/', '/blog']);
});

test('keeps what another tab added', () => {
  const [one, two] = [createHistory(localStorage), createHistory(localStorage)];
  one.record(visit('/blog'));
  two.record(visit('/contact'));
  expect(paths(two)).toEqual(['/', '/blog', '/contact']);
});

test('is gone after clear', () => {
  const history = createHistory(localStorage);
  history.record(visit('/blog'));
  history.clear();
  expect(paths(history)).toEqual(['/']);
  expect(localStorage.getItem(HISTORY_KEY)).toBeNull();
});

test.each(['{', '"text"', '[{"path":"javascript:alert(1)"}]', '[null, 4]', '{"length":3}'])(
  'starts over when what is stored is corrupt: %s',
  (corrupt) => {
    localStorage.setItem(HISTORY_KEY, corrupt);
    const history = createHistory(localStorage);
    history.restore();
    expect(paths(history)).toEqual(['/']);
    history.record(visit('/blog'));
    expect(paths(history)).toEqual(['/', '/blog']);
  },
);

test('goes on in memory when the storage is full or forbidden', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  const history = createHistory({ ...localStorage, getItem: refuse, setItem: refuse, removeItem: refuse } as Storage);
  history.record(visit('/blog'));
  expect(paths(history)).toContain('/blog');
  history.clear();
  expect(paths(history)).toEqual(['/']);
});

test('tells those who follow it', () => {
  const history = createHistory(null);
  const seen = jest.fn();
  const stop = history.subscribe(seen);
  history.record(visit('/blog'));
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
  history.clear();
  expect(seen).toHaveBeenCalledTimes(1);
});
