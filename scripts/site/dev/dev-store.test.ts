import type { Release } from '@kaksha/release/types';
import { createDevStore } from './dev-store';

const buildOf = (name: string, publishedAt: string) => ({ name, version: 'dev', publishedAt }) as Release;

test('the newest build of each part is live, and a replaced one is not kept', async () => {
  const store = createDevStore('/builds', [buildOf('shell', '1'), buildOf('trainer', '1')]);
  const changes: string[] = [];
  store.storage.watch(() => void changes.push('changed'));
  store.replace(buildOf('trainer', '2'));
  const { names } = await store.live();
  expect(Object.entries(names).map(([name, { since, previous, past }]) => [name, since, previous, past])).toEqual([
    ['shell', '1', null, []],
    ['trainer', '2', null, []],
  ]);
  expect(changes).toEqual(['changed']);
  await expect(store.release('trainer', '0.1.0')).rejects.toThrow('there is no development build trainer 0.1.0');
});
