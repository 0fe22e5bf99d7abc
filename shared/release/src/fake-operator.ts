// For a test that kills it: does one thing after the other in a release store, and says a dot for each.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nobody } from './fake-build';
import { prune } from './prune';
import { ReleaseStore } from './store';

const [folder = '', builds = ''] = process.argv.slice(2);
const store = new ReleaseStore(folder);
const dists = readdirSync(builds).map((name) => join(builds, name));
const any = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)] as T;

for (;;) {
  const [name, version] = [any(['shell', 'public', 'trainer']), any(['1', '2', '3', '4'])];
  const deeds = [
    () => store.publish(any(dists), nobody),
    () => store.promote(name, version, null),
    () => store.startCanary(name, version, 50, null),
    () => store.rollback(name, null),
    () => prune(store, { keep: 0, inUse: new Set(), youngerThanMs: 0 }),
  ];
  await any(deeds)().catch(() => {});
  process.stdout.write('.');
}
