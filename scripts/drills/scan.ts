// [DATABASE_URL=…] npm run drill -- scan [--minutes 5]   attacks a production site with wapiti and sqlmap

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { ensurePrograms } from '../lib/debian-packages.mjs';
import { startProductionSite } from '../lib/production-site';
import type { Finding } from '../lib/scan/findings';
import { runSqlmap } from '../lib/scan/sqlmap';
import { runWapiti } from '../lib/scan/wapiti';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const seconds = Number(values.minutes) * 60;

ensurePrograms({ wapiti: 'wapiti', sqlmap: 'sqlmap' });

/** Keeps the reports of the last scan. */
const folder = join(import.meta.dirname, '../../.cache/scan');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const database = process.env.DATABASE_URL ? await createTemporaryDatabase() : null;
const site = await startProductionSite({ databaseUrl: database?.url, publicOrigin: 'https://kaksha.localhost' });
const findings: Finding[] = [];
try {
  console.log(`The site runs on ${database ? 'PostgreSQL' : 'the embedded database'} at ${site.origin}`);
  findings.push(...(await runWapiti({ ...site, folder, seconds })));
  findings.push(...(await runSqlmap({ ...site, folder, seconds })));
} finally {
  await site.stop();
  await database?.drop();
}

console.log('\n| scanner | severity | finding |\n|---|---|---|');
for (const { scanner, severity, text } of findings) console.log(`| ${scanner} | ${severity} | ${text} |`);
const serious = findings.filter(({ severity }) => severity !== 'informational');
console.log(`\nReports: ${folder}\n${findings.length} findings, ${serious.length} above informational`);
process.exit(serious.length === 0 ? 0 : 1);
