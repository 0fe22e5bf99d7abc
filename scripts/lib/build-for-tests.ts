import { resolve } from 'node:path';
import { openStore } from '@kaksha/release/open-store';
import { testKeysOf } from '@kaksha/release/test-store';
import { publishStale } from '../site/publish-stale';
import { buildKit } from './kit/build-kit';

// Builds the releases for browser tests in a separate store, so that tests do not change the store of `npm start`, and
// the component workshop. Unchanged sources are not built again.
const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.cache/e2e/releases');
await publishStale(
  root,
  openStore({ RELEASES_URL: folder, RELEASE_KEYS: testKeysOf(folder) }, root, { beginsAgain: true }),
  console.log,
);
await buildKit(root, console.log);
