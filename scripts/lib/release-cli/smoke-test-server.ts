import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { required } from '@kaksha/domain/typed';
import { doesNotRun, type ReleaseSet } from './release-set';

const deadlineMs = 20_000;

/**
 * Evaluates server bundles with the host's shared libraries, in a separate process, so that a bundle that hangs or
 * exits does not affect this one. @returns whether there was a bundle @throws ReleaseError DOES_NOT_RUN
 */
export async function runOnServer(releaseSet: ReleaseSet, names: readonly string[]): Promise<boolean> {
  const shell = required(releaseSet.get('shell'), 'shell');
  // A host without a server bundle renders no page, so it evaluates no bundle.
  if (!shell.release.server) return false;
  const withBundle = names.map((name) => required(releaseSet.get(name), name)).filter(({ release }) => release.server);
  for (const each of withBundle) {
    const files = [shell, ...(each === shell ? [] : [each])].map(({ folder, release }) =>
      join(folder, release.server ?? ''),
    );
    const problem = await evaluateInChild(files);
    if (problem) throw doesNotRun(each, `on the server: ${problem}`);
  }
  return withBundle.length > 0;
}

/** @returns the failure, or null */
function evaluateInChild(files: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'smoke-test-child.mjs'), ...files], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
    });
    let failure: string | null = 'it exited the process';
    const timer = setTimeout(() => {
      failure = `it was not loaded after ${deadlineMs / 1000} s`;
      child.kill('SIGKILL');
    }, deadlineMs);
    child.on('message', (message: { failure: string | null }) => {
      failure = message.failure;
      child.kill('SIGKILL');
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(failure);
    });
  });
}
