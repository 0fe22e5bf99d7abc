// For a test that kills this process: changes a release store at random and prints a dot after each change.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { noSource } from './fake-build';
import { prune } from './prune';
import { testStore } from './test-store';

const [folder = '', builds = '', keys = ''] = process.argv.slice(2);
const store = testStore(folder, { keys });
const dists = readdirSync(builds).map((name) => join(builds, name));
const any = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;

for (;;) {
  const [name, version] = [any(['shell', 'public', 'trainer']), any(['1', '2', '3', '4'])];
  const actions = [
    () => store.publish(any(dists), noSource),
    () => store.promote(name, version, null),
    () => store.startCanary(name, version, 50, null),
    () => store.rollback(name, null),
    () => prune(store, { keep: 0, inUse: new Set(), youngerThanMs: 0 }),
  ];
  await any(actions)().catch(() => {});
  process.stdout.write('.');
}
