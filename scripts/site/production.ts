// node dist/main.js [--web | --worker]   the compiled site, see build-server.ts. Serves the live releases of its store.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runSite } from './run-site';

const { values } = parseArgs({ options: { web: { type: 'boolean' }, worker: { type: 'boolean' } } });

await runSite({ ...values, root: resolve(import.meta.dirname, '..') });
