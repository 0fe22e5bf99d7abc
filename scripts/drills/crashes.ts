// npm run drill -- crashes   ends processes at every statement and file call, where npm test tries some
import { spawnSync } from 'node:child_process';
import { Command } from 'commander';

new Command('npm run drill -- crashes')
  .description('Runs the tests of crashes on the embedded database and on a folder of releases, with every case.')
  .parse();

const tests = [
  'api/src/db/embedded.test.ts',
  'api/src/outbox/crash.test.ts',
  'api/src/outbox/killed.test.ts',
  'shared/release/src/crash.test.ts',
];
const { status } = spawnSync('npx', ['jest', '--selectProjects=node', '--runTestsByPath', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, TEST_EVERY_CASE: '1' },
});
process.exit(status ?? 1);
