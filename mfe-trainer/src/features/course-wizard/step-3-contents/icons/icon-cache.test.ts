import { createFakeHttp, failure, picture } from '@kaksha/testing/fake-http';
import { waitFor } from '@testing-library/react';
import { IconCache } from './icon-cache';

const tools = ['Git', 'Helm', 'Argo', 'Vault', 'Loki'];
const names = (http: ReturnType<typeof createFakeHttp>) =>
  http.calls.map(({ body }) => (body as { name: string }).name);

/** A cache whose pauses the test ends. */
function makeCache() {
  const http = createFakeHttp('http://api.test');
  const pauses: { ms: number; end: () => void }[] = [];
  const cache = new IconCache(http, (ms) => new Promise((end) => void pauses.push({ ms, end })));
  http.on('POST', '/ai/image', picture());
  return { http, cache, pauses };
}

beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:icon-${++count}`;
});

test('requests three icons at a time with a pause of one second between groups', async () => {
  const { http, cache, pauses } = makeCache();
  cache.request('tool', tools);
  await waitFor(() => expect(pauses).toHaveLength(1));
  expect(pauses[0]?.ms).toBe(1000);
  expect(names(http)).toEqual(['Git', 'Helm', 'Argo']);
  expect(http.calls[0]?.body).toEqual({ name: 'Git', kind: 'tool' });
  expect(cache.get('tool', 'Git')).toMatch(/^blob:/);
  expect(cache.get('tool', 'Vault')).toBeNull();
  pauses[0]?.end();
  await waitFor(() => expect(cache.get('tool', 'Loki')).toMatch(/^blob:/));
  expect(names(http)).toEqual(tools);
});

test('requests an icon once per kind and name, ignoring case', async () => {
  const { http, cache } = makeCache();
  cache.request('tool', ['Git']);
  await waitFor(() => expect(cache.get('tool', 'git')).toMatch(/^blob:/));
  cache.request('tool', ['GIT']);
  cache.request('skill', ['Git']);
  await waitFor(() => expect(cache.get('skill', 'Git')).toMatch(/^blob:/));
  expect(http.calls).toHaveLength(2);
});

test('asks for no icon of a name that is longer than the API takes', async () => {
  const { http, cache } = makeCache();
  cache.request('tool', ['x'.repeat(201), 'Git']);
  await waitFor(() => expect(cache.get('tool', 'Git')).toMatch(/^blob:/));
  expect(names(http)).toEqual(['Git']);
});

test('does not request icons that were removed from the queue', async () => {
  const { http, cache, pauses } = makeCache();
  const leave = cache.request('tool', tools);
  await waitFor(() => expect(pauses).toHaveLength(1));
  leave();
  pauses[0]?.end();
  cache.request('skill', ['Paging']);
  await waitFor(() => expect(cache.get('skill', 'Paging')).toMatch(/^blob:/));
  expect(names(http)).toEqual(['Git', 'Helm', 'Argo', 'Paging']);
});

test('skips an icon that fails and stops when the quota is used up', async () => {
  const { http, cache, pauses } = makeCache();
  const answers = [failure(502, 'All free AI image generation services are currently unavailable.')];
  http.on('POST', '/ai/image', () => answers.shift() ?? failure(429, 'Daily quota used up.'));
  cache.request('tool', tools);
  await Promise.resolve();
  await waitFor(() => expect(http.calls).toHaveLength(3));
  cache.request('skill', ['Paging']);
  await waitFor(() => expect(http.calls).toHaveLength(4));
  expect(pauses).toEqual([]);
  expect(names(http)).toEqual(['Git', 'Helm', 'Argo', 'Paging']);
  expect(cache.get('tool', 'Git')).toBeNull();
});
