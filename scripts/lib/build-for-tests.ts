import { resolve } from 'node:path';
import { ReleaseStore } from '@kaksha/release/store';
import { publishStale } from './publish-stale';

// Builds the releases for browser tests in a separate store, so that tests do not change the store of
// `npm start`. Unchanged sources are not built again.
const root = resolve(import.meta.dirname, '../..');
await publishStale(root, new ReleaseStore(resolve(root, '.cache/e2e/releases')), console.log);
