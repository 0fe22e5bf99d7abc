import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
// @ts-expect-error plain JavaScript, described by JSDoc
import { sourceHash } from '@kaksha/build/build';
// @ts-expect-error plain JavaScript, described by JSDoc
import { findRemotes } from '@kaksha/build/remotes';
import type { ReleaseStore } from '@kaksha/release/store';

const REASON = 'built at start';

/**
 * Builds and publishes the shell and each remote whose sources are in no release yet, two at a time, and makes the
 * releases of these sources live: except where a person has promoted another one, which stays.
 */
export async function publishStale(root: string, store: ReleaseStore, say: (line: string) => void): Promise<void> {
  const folders = new Map<string, string>([['shell', join(root, 'shell')]]);
  for (const remote of findRemotes(root)) folders.set(remote.name, remote.folder);
  const wanted = [...folders].map(([name, folder]) => ({ name, version: `0.1.0-${sourceHash(root, folder)}` }));

  const by = await committer(root);
  const queue = wanted.filter(({ name, version }) => !existsSync(join(store.path(name, version), 'release.json')));
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      say(`building ${job.name}`);
      await buildAndPublish(root, store, job, by);
    }
  };
  // A build that fails does not stop the others; the first failure is told when all have ended.
  const ends = await Promise.allSettled([worker(), worker()]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;

  // One after the other: what is live is one file.
  for (const { name, version } of wanted) {
    const live = (await store.live()).names[name];
    const last = live?.history.at(-1);
    if (live?.version === version) continue;
    if (last && last.reason !== REASON)
      say(`${name} stays at ${live?.version} (${last.reason} by ${last.by ?? 'somebody'})`);
    else await store.promote(name, version, by.author, REASON);
  }
}

export async function buildAndPublish(
  root: string,
  store: ReleaseStore,
  { name, version }: { name: string; version: string },
  by: { commit: string | null; author: string | null },
): Promise<void> {
  const out = await mkdtemp(join(tmpdir(), `kaksha-${name}-`));
  try {
    await run(process.execPath, [join(root, 'scripts/lib/build-one.mjs'), name, out, version], root);
    await store.publish(out, by);
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
