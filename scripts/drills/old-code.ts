// npm run drill -- old-code [paths]   runs the API tests of the version before the last migration on the schema of now
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openPostgres } from '@kaksha/api/platform/database/postgres';
import { createTemporaryDatabase } from '@kaksha/api/test/temporary-database';
import { createTestQueues } from '@kaksha/api/test/test-database';
import { Command } from 'commander';
import { drillServer } from './lib/database';
import { linkPackages } from './old-code/link-packages';

const command = new Command('npm run drill -- old-code')
  .description(
    'Needs a PostgreSQL (DATABASE_URL, by default on this machine) and the git history. Checks out the old version in a temporary folder.',
  )
  .option('--version <commit>', 'a commit or tag; by default the commit before the one that added the last migration')
  .argument('[paths...]', 'of tests, relative to the project', ['api/src/modules'])
  .parse();
const { version } = command.opts<{ version?: string }>();

const root = resolve(import.meta.dirname, '../..');
const migrations = 'api/src/platform/database/migrations';

function git(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  return stdout.trim();
}

function versionBeforeLastMigration(): string {
  const last = readdirSync(join(root, migrations))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${migrations}/${last}`);
  if (!added) throw new Error(`${last} is not committed yet.`);
  return git('rev-parse', `${added}^`);
}

/** Jest's configuration of the old version, without the step that makes a database with the old schema. */
const configuration = `
import config from './jest.config.mjs';
const postgres = config.projects.find(({ displayName }) => displayName === 'postgres');
const { globalSetup, globalTeardown, ...project } = postgres;
export default { ...config, projects: [project] };
`;

const folder = join(mkdtempSync(join(tmpdir(), 'kaksha-old-code-')), 'old');
const commit = git('rev-parse', `${version ?? versionBeforeLastMigration()}^{commit}`);
const now = await createTemporaryDatabase(drillServer());
try {
  const database = await openPostgres({ kind: 'postgresql', url: now.url, poolSize: 1 });
  await createTestQueues(database.db);
  await database.close();
  git('worktree', 'add', '--detach', '--quiet', folder, commit);
  linkPackages(root, folder);
  writeFileSync(join(folder, 'old-code.config.mjs'), configuration);
  console.log(`tests of ${git('log', '-1', '--format=%h %cs %s', commit)}`);
  const { status } = spawnSync(
    process.execPath,
    [
      ...[join(root, 'node_modules/jest/bin/jest.js'), '--config', 'old-code.config.mjs', '--maxWorkers=2'],
      ...['--testTimeout=60000', '--', ...(command.args.length > 0 ? command.args : ['api/src/modules'])],
    ],
    {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: drillServer(), TEST_TEMPLATE: new URL(now.url).pathname.slice(1) },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  git('worktree', 'remove', '--force', folder);
  rmSync(join(folder, '..'), { recursive: true, force: true });
  await now.drop();
}
