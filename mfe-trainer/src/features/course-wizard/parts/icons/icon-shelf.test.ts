import { createFakeHttp, failure, picture } from '@kaksha/testing/fake-http';
import { waitFor } from '@testing-library/react';
import { IconShelf } from './icon-shelf';

const tools = ['Git', 'Helm', 'Argo', 'Vault', 'Loki'];
const names = (http: ReturnType<typeof createFakeHttp>) =>
  http.calls.map(({ body }) => (body as { name: string }).name);

/** A shelf whose pauses end when the test says so. */
function makeShelf() {
  const http = createFakeHttp('http://api.test');
  const pauses: { ms: number; end: () => void }[] = [];
  const shelf = new IconShelf(http, (ms) => new Promise((end) => void pauses.push({ ms, end })));
  http.on('POST', '/ai/image', picture());
  return { http, shelf, pauses };
}

beforeEach(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:icon-${++count}`;
});

test('icons are asked for three at a time, with a pause of a second before the next ones', async () => {
  const { http, shelf, pauses } = makeShelf();
  shelf.want('tool', tools);
  await waitFor(() => expect(pauses).toHaveLength(1));
  expect(pauses[0]?.ms).toBe(1000);
  expect(names(http)).toEqual(['Git', 'Helm', 'Argo']);
  expect(http.calls[0]?.body).toEqual({ name: 'Git', kind: 'tool' });
  expect(shelf.get('tool', 'Git')).toMatch(/^blob:/);
  expect(shelf.get('tool', 'Vault')).toBeNull();
  pauses[0]?.end();
  await waitFor(() => expect(shelf.get('tool', 'Loki')).toMatch(/^blob:/));
  expect(names(http)).toEqual(tools);
});

test('an icon is asked for once by type and name, whatever the letters', async () => {
  const { http, shelf } = makeShelf();
  shelf.want('tool', ['Git']);
  await waitFor(() => expect(shelf.get('tool', 'git')).toMatch(/^blob:/));
  shelf.want('tool', ['GIT']);
  shelf.want('skill', ['Git']);
  await waitFor(() => expect(shelf.get('skill', 'Git')).toMatch(/^blob:/));
  expect(http.calls).toHaveLength(2);
});

test('what nobody wants any more is not asked for', async () => {
  const { http, shelf, pauses } = makeShelf();
  const leave = shelf.want('tool', tools);
  await waitFor(() => expect(pauses).toHaveLength(1));
  leave();
  pauses[0]?.end();
  shelf.want('skill', ['Paging']);
  await waitFor(() => expect(shelf.get('skill', 'Paging')).toMatch(/^blob:/));
  expect(names(http)).toEqual(['Git', 'Helm', 'Argo', 'Paging']);
});

test('one that cannot be drawn is left out; once the help is used up no more are asked for', async () => {
  const { http, shelf, pauses } = makeShelf();
  const answers = [failure(502, 'All free AI image generation services are currently unavailable.')];
  http.on('POST', '/ai/image', () => answers.shift() ?? failure(429, 'The help of today is used up.'));
  shelf.want('tool', tools);
  await Promise.resolve();
  await waitFor(() => expect(http.calls).toHaveLength(3));
  shelf.want('skill', ['Paging']);
  await waitFor(() => expect(http.calls).toHaveLength(4));
  expect(pauses).toEqual([]);
  expect(names(http)).toEqual(['Git', 'Helm', 'Argo', 'Paging']);
  expect(shelf.get('tool', 'Git')).toBeNull();
});
