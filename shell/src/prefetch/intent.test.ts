import { watchLinks } from './intent';

const prefetchPage = jest.fn(async () => {});
let stop = () => {};

function open(html: string, { hover = true, connection = {} } = {}) {
  document.body.innerHTML = `<main>${html}</main>`;
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: !hover } as MediaQueryList);
  Object.assign(navigator, { connection });
  stop = watchLinks(prefetchPage);
}
const prefetched = () => prefetchPage.mock.calls.map(([url, what]: unknown[]) => [(url as URL).pathname, what]);
const point = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  prefetchPage.mockClear();
  jest.useRealTimers();
});

test('prefetches a link that the pointer rests on, not one that it crosses', () => {
  open('<a id="one" href="/course/x/1"><b>One</b></a><a id="two" href="/blog">Two</a><p>Nothing</p>');
  point('#one b');
  jest.advanceTimersByTime(30);
  point('#two');
  jest.advanceTimersByTime(100);
  expect(prefetched()).toEqual([['/blog', 'all']]);
  point('#one');
  point('p');
  jest.advanceTimersByTime(100);
  expect(prefetched()).toHaveLength(1);
});

test('prefetches on touch and keyboard focus', () => {
  open('<a id="one" href="/blog">One</a><a id="two" href="/live-courses">Two</a>');
  point('#one', 'pointerdown');
  jest.advanceTimersByTime(0);
  document.querySelector<HTMLElement>('#two')?.focus();
  jest.advanceTimersByTime(100);
  expect(prefetched()).toEqual([
    ['/blog', 'all'],
    ['/live-courses', 'all'],
  ]);
});

test.each([
  ['another site', '<a href="https://example.org/">x</a>'],
  ['another tab', '<a href="/blog" target="_blank">x</a>'],
  ['a download', '<a href="/blog" download>x</a>'],
  ['the page on the screen', '<a href="/#top">x</a>'],
  ['nothing', '<a>x</a>'],
])('does not prefetch a link to %s', (_, html) => {
  open(html);
  point('a');
  jest.advanceTimersByTime(100);
  expect(prefetched()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('prefetches nothing with %j', (connection) => {
  open('<a href="/blog">x</a>', { connection, hover: false });
  point('a');
  jest.advanceTimersByTime(100);
  expect(prefetched()).toEqual([]);
});

test('without hover, prefetches the code for links in view', () => {
  const box = (top: number) => ({ top, bottom: top + 20, width: 50 }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return box(this.id === 'far' ? 5000 : 10);
  });
  open('<a href="/blog">x</a><a id="far" href="/live-courses">x</a>', { hover: false });
  expect(prefetched()).toEqual([['/blog', 'code']]);
});
