import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceHash } from '@kaksha/build/build';
import { findRemotes } from '@kaksha/build/remotes';
import type { ReleaseStore } from '@kaksha/release/store';
import { ReleaseError, type ReleaseRef } from '@kaksha/release/types';

/** The reason in the history of what a start, and no person, put on the air. */
export const BUILT_AT_START = 'built at start';

/**
 * Builds and publishes the shell and each remote whose sources are in no release yet, two at a time, and makes the
 * releases of these sources live: except where a person has promoted another one, which stays.
 */
export async function publishStale(root: string, store: ReleaseStore, say: (line: string) => void): Promise<void> {
  const folders = new Map<string, string>([['shell', join(root, 'shell')]]);
  for (const remote of findRemotes(root)) folders.set(remote.name, remote.folder);
  const wanted = [...folders].map(([name, folder]) => ({ name, version: `0.1.0-${sourceHash(root, folder)}` }));

  const by = await committer(root);
  const there = await Promise.all(wanted.map(({ name, version }) => store.has(name, version)));
  const queue = wanted.filter((_job, index) => !there[index]);
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      say(`building ${job.name}`);
      await build(root, job, (dist) => store.publish(dist, by));
    }
  };
  // A build that fails does not stop the others; the first failure is told when all have ended.
  const ends = await Promise.allSettled([worker(), worker()]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;

  const { names } = await store.live();
  const fresh = wanted.filter(({ name, version }) => {
    const entry = names[name];
    const last = entry?.history.at(-1);
    if (entry?.version === version) return false;
    if (!last || last.reason === BUILT_AT_START) return true;
    say(`${name} stays at ${entry?.version} (${last.reason} by ${last.by ?? 'the site itself'})`);
    return false;
  });
  await promoteFresh(store, fresh, by.author, say);

  // What a start put on the air, a start takes off when its sources are gone.
  for (const [name, { history }] of Object.entries(names)) {
    if (folders.has(name) || history.at(-1)?.reason !== BUILT_AT_START) continue;
    await store.withdraw(name);
    say(`${name} is off the air: its folder is gone`);
  }
}

/** In one step, because sources that changed together may fit only together; else each that fits what is live. */
async function promoteFresh(store: ReleaseStore, fresh: ReleaseRef[], by: string | null, say: (line: string) => void) {
  if (fresh.length === 0) return;
  try {
    await store.promoteTogether(fresh, by, BUILT_AT_START);
  } catch (error) {
    if (!(error instanceof ReleaseError) || !(await store.live()).names.shell) throw error;
    for (const { name, version } of fresh) {
      await store.promote(name, version, by, BUILT_AT_START).catch((refusal: Error) => {
        if (!(refusal instanceof ReleaseError)) throw refusal;
        say(`${name} stays as it is: ${refusal.message}`);
      });
    }
  }
}

/** Builds one, alone, and hands the folder with its files to `use`; the folder is gone afterwards. */
export async function build<T>(
  root: string,
  { name, version }: ReleaseRef,
  use: (dist: string) => Promise<T>,
): Promise<T> {
  const out = await mkdtemp(join(tmpdir(), `kaksha-${name}-`));
  try {
    await run(process.execPath, ['--import', 'tsx', join(root, 'scripts/lib/build-one.ts'), name, out, version], root);
    return await use(out);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Who publishes, from git when there is one. */
export async function committer(root: string): Promise<{ commit: string | null; author: string | null }> {
  const git = (...args: string[]) =>
    promisify(execFile)('git', args, { cwd: root }).then(
      ({ stdout }) => stdout.trim() || null,
      () => null,
    );
  const [commit, name] = await Promise.all([git('rev-parse', 'HEAD'), git('config', 'user.name')]);
  return { commit, author: name ?? userInfo().username };
}

function run(command: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.at(-3)} did not build`))));
  });
}
