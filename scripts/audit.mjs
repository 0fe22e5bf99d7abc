// @ts-check
/**
 * `npm run audit`: checks the lockfile against the advisories of the npm registry, or of osv-scanner where the registry
 * has none. Exits with 0 without known vulnerabilities, 1 with one of moderate or higher severity, 2 when neither
 * answers.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vulnerablePackages } from './lib/audit-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = ['--lockfile', 'package-lock.json'];

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { cwd: root, encoding: 'utf8' });
const found = vulnerablePackages(stdout);
if (found) {
  for (const each of found) console.error(each);
  console.log(found.length ? `${found.length} vulnerable packages` : 'no known vulnerability in package-lock.json');
  process.exit(found.length ? 1 : 0);
}

// Without network, osv-scanner reads the database of OSV_SCANNER_LOCAL_DB_CACHE_DIRECTORY.
const offline = process.env.OSV_SCANNER_LOCAL_DB_CACHE_DIRECTORY ? ['--offline'] : [];
const scan = spawnSync('osv-scanner', ['scan', ...offline, ...lockfile], { cwd: root, stdio: 'inherit' });
if (scan.error || ![0, 1].includes(scan.status ?? 2)) {
  console.error('Not checked: the registry answers no npm audit, and osv-scanner is not installed or has no database.');
  process.exit(2);
}
process.exit(scan.status ?? 2);
