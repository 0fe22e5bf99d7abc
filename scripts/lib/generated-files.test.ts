import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Runs in a separate process, because jest does not transform the ES modules of the generator.
test('generated files are up to date, and the version of the contract fits its changes', () => {
  const generate = join(__dirname, 'generate.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', generate, '--check'], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 240_000);
