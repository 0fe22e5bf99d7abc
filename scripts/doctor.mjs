// npm run doctor [-- --json]   checks the settings, this machine and all that the site needs; exit code 1 after a fault.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import './lib/load-env.mjs';

ensureInstalled();
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
await import('tsx');
const { doctor } = await import('./site/doctor/print-report.ts');
await doctor({ root: resolve(import.meta.dirname, '..'), ...values });
