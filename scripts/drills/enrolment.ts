// npm run drill -- enrolment   kills a process before each statement of an enrolment, on PostgreSQL
import { spawnSync } from 'node:child_process';
import { Command } from 'commander';

new Command('npm run drill -- enrolment')
  .description('Needs a PostgreSQL (DATABASE_URL, by default on this machine). Creates databases there and drops them.')
  .parse();

const { status } = spawnSync(
  'npx',
  ['jest', '--selectProjects=postgres', '--', 'api/src/platform/outbox/killed.test.ts'],
  {
    stdio: 'inherit',
    env: {
      DATABASE_URL: 'postgres://root@127.0.0.1:5432/postgres',
      ...process.env,
      TEST_EVERY_CASE: '1',
    },
  },
);
process.exit(status ?? 1);
