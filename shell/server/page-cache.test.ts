import { PageCache } from './page-cache';

let time = 0;
let renders = 0;
const fresh = (options = {}) => {
  time = 0;
  renders = 0;
  return new PageCache<string>({ isCacheable: (page) => !page.startsWith('404'), now: () => time, ...options });
};
const render = async () => `page ${++renders}`;

test('renders a page once for all requests within two seconds', async () => {
  const pages = fresh();
  expect(await Promise.all([pages.get('/', render), pages.get('/', render)])).toEqual(['page 1', 'page 1']);
  time = 1999;
  expect(await pages.get('/', render)).toBe('page 1');
  expect(await pages.get('/blog', render)).toBe('page 2');
});

test('sends a stale page at once and renders it in the background; waits for a page that is too old', async () => {
  const pages = fresh();
  await pages.get('/', render);
  time = 2000;
  expect(await pages.get('/', render)).toBe('page 1');
  await Promise.resolve();
  expect(await pages.get('/', render)).toBe('page 2');
  time = 12_000;
  expect(await pages.get('/', render)).toBe('page 3');
});

test('clear drops cached pages and renders in flight', async () => {
  const pages = fresh();
  await pages.get('/', render);
  pages.clear();
  expect(await pages.get('/', render)).toBe('page 2');
  let finish = (_: string) => {};
  const slow = pages.get('/slow', () => new Promise((resolve) => (finish = resolve)));
  pages.clear();
  finish('old');
  expect(await slow).toBe('old');
  expect(await pages.get('/slow', render)).toBe('page 3');
});

test('caches neither private pages nor failures', async () => {
  const pages = fresh();
  expect(await pages.get('/x', async () => '404 not here')).toBe('404 not here');
  expect(await pages.get('/x', render)).toBe('page 1');
  await expect(pages.get('/y', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await pages.get('/y', render)).toBe('page 2');
});

test('evicts the least recently used page', async () => {
  const pages = fresh({ maxEntries: 2 });
  for (const path of ['/a', '/b', '/c']) await pages.get(path, render);
  expect(await pages.get('/b', render)).toBe('page 2');
  expect(await pages.get('/a', render)).toBe('page 4');
});

test('when a render fails, the last good page is sent for ten minutes, and the next try waits two seconds', async () => {
  const pages = fresh({ isFailed: (page: string) => page === 'frame' });
  let isDown = false;
  const load = async () => {
    renders += 1;
    return isDown ? 'frame' : `page ${renders}`;
  };
  await pages.get('/', load);
  isDown = true;
  time = 20_000;
  expect(await pages.get('/', load)).toBe('page 1');
  expect(renders).toBe(2);
  time = 21_000;
  expect([await pages.get('/', load), pages.has('/')]).toEqual(['page 1', true]);
  expect(renders).toBe(2);
  time = 30_000;
  expect(await pages.get('/', () => Promise.reject(new Error('down')))).toBe('page 1');
  expect(await pages.get('/never-rendered', load)).toBe('frame');
  time = 600_000;
  expect(await pages.get('/', load)).toBe('frame');
  isDown = false;
  expect(await pages.get('/', load)).toMatch(/^page/);
});

test('a page that is gone is not replaced by an older one', async () => {
  const pages = fresh({ isFailed: (page: string) => page === 'frame' });
  await pages.get('/', render);
  time = 20_000;
  expect(await pages.get('/', async () => '404 not here')).toBe('404 not here');
});
