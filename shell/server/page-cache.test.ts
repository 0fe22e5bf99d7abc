import { PageCache } from './page-cache';

let time = 0;
let made = 0;
const fresh = (options = {}) => {
  time = 0;
  made = 0;
  return new PageCache<string>({ isCacheable: (page) => !page.startsWith('404'), now: () => time, ...options });
};
const make = async () => `page ${++made}`;

test('a page is made once for all who ask within two seconds', async () => {
  const pages = fresh();
  expect(await Promise.all([pages.get('/', make), pages.get('/', make)])).toEqual(['page 1', 'page 1']);
  time = 1999;
  expect(await pages.get('/', make)).toBe('page 1');
  expect(await pages.get('/blog', make)).toBe('page 2');
});

test('an older one is given at once and made anew behind it; one that is too old is waited for', async () => {
  const pages = fresh();
  await pages.get('/', make);
  time = 2000;
  expect(await pages.get('/', make)).toBe('page 1');
  await Promise.resolve();
  expect(await pages.get('/', make)).toBe('page 2');
  time = 12_000;
  expect(await pages.get('/', make)).toBe('page 3');
});

test('a change is seen by the next call, also while a page is being made', async () => {
  const pages = fresh();
  await pages.get('/', make);
  pages.clear();
  expect(await pages.get('/', make)).toBe('page 2');
  let finish = (_: string) => {};
  const slow = pages.get('/slow', () => new Promise((resolve) => (finish = resolve)));
  pages.clear();
  finish('old');
  expect(await slow).toBe('old');
  expect(await pages.get('/slow', make)).toBe('page 3');
});

test('what is not for others is not kept, nor is a failure', async () => {
  const pages = fresh();
  expect(await pages.get('/x', async () => '404 not here')).toBe('404 not here');
  expect(await pages.get('/x', make)).toBe('page 1');
  await expect(pages.get('/y', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await pages.get('/y', make)).toBe('page 2');
});

test('the page that was made longest ago goes first', async () => {
  const pages = fresh({ maxEntries: 2 });
  for (const path of ['/a', '/b', '/c']) await pages.get(path, make);
  expect(await pages.get('/b', make)).toBe('page 2');
  expect(await pages.get('/a', make)).toBe('page 4');
});
