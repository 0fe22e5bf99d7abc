import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessageOf } from '@kaksha/domain/typed';
import { Command } from 'commander';
import { openInstallation } from './upgrade/installation';
import { runUpgrade } from './upgrade/run-upgrade';
import { steps } from './upgrade/steps';
import { systemd } from './upgrade/systemd';

const command = new Command('npm run upgrade --')
  .description(
    'Builds and starts another version of a site that operations/install.sh installed. After a failure or Ctrl-C the version before serves again.',
  )
  .argument('<folder or tag>', 'of the new version')
  .option('--repository <address>', 'git repository of the tag; by default the one of the installation')
  .parse();
const { repository } = command.opts<{ repository?: string }>();

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    console.log('Interrupted: going back. Please wait.');
    interrupted.abort();
  });
}
// The terminal may be gone.
process.stdout.on('error', () => {});

try {
  if (process.getuid?.() !== 0) throw new Error('Run this as root: it restarts services.');
  const exitCode = await runUpgrade({
    argument: command.args[0] ?? '',
    repository,
    installation: openInstallation(realpathSync(join(import.meta.dirname, '../..'))),
    processes: systemd,
    steps,
    env: process.env,
    signal: interrupted.signal,
    say: (line) => console.log(line),
  });
  // Connections of the doctor that did not answer in time are still open.
  process.exit(exitCode);
} catch (error) {
  console.error(errorMessageOf(error));
  process.exit(1);
}
