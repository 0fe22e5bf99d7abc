// node dist/main.js [--web | --worker | --migrate | --doctor [--json]]   the compiled site, see build-server.ts. Serves the live releases of its store.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtVersion } from './built-version';
import { runSite } from './run-site';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { web: flag, worker: flag, migrate: flag, doctor: flag, json: flag } });
const root = resolve(import.meta.dirname, '..');

if (values.doctor) {
  // Also without valid settings, which the site itself would refuse.
  const { doctor } = await import('./doctor/print-report');
  await doctor({ root, json: values.json });
} else if (values.migrate) {
  const { applyMigrations } = await import('./apply-migrations');
  await applyMigrations();
} else {
  await runSite({ web: values.web, worker: values.worker, root, version: builtVersion(import.meta.dirname) });
}
