import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Candidate, doesNotRun, type ReleaseSet } from './release-set';

const deadlineMs = 20_000;

/**
 * Evaluates server bundles in a process of their own, with the host's shared libraries: one that hangs or ends its
 * process harms nobody. @returns whether there was any @throws ReleaseError DOES_NOT_RUN
 */
export async function runOnServer(releaseSet: ReleaseSet, names: readonly string[]): Promise<boolean> {
  const shell = releaseSet.get('shell') as Candidate;
  const all = names.map((name) => releaseSet.get(name) as Candidate).filter(({ release }) => release.server);
  for (const each of all) {
    const files = [shell, ...(each === shell ? [] : [each])].map(({ folder, release }) =>
      join(folder, release.server ?? ''),
    );
    const failure = await evaluateApart(files);
    if (failure) throw doesNotRun(each, `on the server: ${failure}`);
  }
  return all.length > 0;
}

/** @returns what went wrong, or null */
function evaluateApart(files: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'smoke-test-child.mjs'), ...files], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
    });
    let answer: string | null = 'it ended its process';
    const timer = setTimeout(() => {
      answer = `it was not loaded after ${deadlineMs / 1000} s`;
      child.kill('SIGKILL');
    }, deadlineMs);
    child.on('message', (told: { failure: string | null }) => {
      answer = told.failure;
      child.kill('SIGKILL');
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
