import { resolve } from 'node:path';
import { ReleaseStore } from '@kaksha/release/store';
import { publishStale } from './publish-stale';

/**
 * Builds what browser tests look at: the five builds, published and live in a release store of the tests' own, so
 * that a test run changes nothing of what `npm start` serves. Sources that did not change are not built again.
 */
const root = resolve(import.meta.dirname, '../..');
await publishStale(root, new ReleaseStore(resolve(root, '.cache/e2e/releases')), console.log);
