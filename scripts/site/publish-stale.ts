import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRemotes } from '@kaksha/build/remotes';
import { sourceHash } from '@kaksha/build/source-hash';
import type { ReleaseStore } from '@kaksha/release/store';
import { type BuildSource, type LiveSnapshot, ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import { buildSource, committer, sourceDuring } from './build-source';

/** The reason in the history for promotions by `npm start`. */
export const BUILT_AT_START = 'built at start';

/**
 * Builds and publishes the shell and each remote whose sources are in no release yet, and promotes them.
 * A release that a person chose stays live.
 */
export async function publishStale(root: string, store: ReleaseStore, log: (line: string) => void): Promise<void> {
  const parts = partsOf(root);
  await publishBuilt(root, store, log, parts);
  await promoteBuilt(root, store, log, parts);
}

/** The shell and the remotes of the project, with the versions of their sources. */
export function partsOf(root: string): ReleaseRef[] {
  const texts = new Map<string, string>();
  const folders = [{ name: 'shell', folder: join(root, 'shell') }, ...findRemotes(root)];
  return folders.map(({ name, folder }) => ({ name, version: `0.1.0-${sourceHash(root, folder, texts)}` }));
}

/** The parts that are not live, without those of which a person or a failure chose another release. */
export const waitingParts = (parts: readonly ReleaseRef[], names: LiveSnapshot['names']): ReleaseRef[] =>
  parts.filter(({ name, version }) => {
    const { version: live, history = [] } = names[name] ?? {};
    return live !== version && (history.at(-1)?.reason ?? BUILT_AT_START) === BUILT_AT_START;
  });

/** Builds and publishes each part that is in no release yet, two at a time. Changes nothing of what is live. */
export async function publishBuilt(
  root: string,
  store: ReleaseStore,
  log: (line: string) => void,
  parts = partsOf(root),
): Promise<void> {
  await store.prepare();
  const own = await committer(root);
  const exists = await Promise.all(parts.map(({ name, version }) => store.has(name, version)));
  const queue = parts.filter((_release, index) => !exists[index]);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      log(`building ${next.name}`);
      await build(root, next, (dist, source) => store.publish(dist, { ...source, ...own }), {
        beforeBuild: (source) => store.requireClean(next.name, source),
      });
    }
  };
  // A failed build does not stop the others; the first failure is reported at the end.
  const results = await Promise.allSettled([worker(), worker()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Promotes the published releases of the sources, except where a person chose another one. */
export async function promoteBuilt(
  root: string,
  store: ReleaseStore,
  log: (line: string) => void,
  parts = partsOf(root),
): Promise<void> {
  const { names } = await store.live();
  const fresh = waitingParts(parts, names);
  for (const { name, version } of parts) {
    const { version: live, history = [] } = names[name] ?? {};
    const last = history.at(-1);
    if (live === version || fresh.some((part) => part.name === name) || !last) continue;
    log(`${name} stays at ${live} (${last.reason} by ${last.by ?? 'automatic'})`);
  }
  await promoteFresh(store, fresh, (await committer(root)).author, log);

  // A remote that a start promoted is withdrawn when its folder is gone.
  for (const [name, { history }] of Object.entries(names)) {
    if (parts.some((part) => part.name === name) || history.at(-1)?.reason !== BUILT_AT_START) continue;
    await store.withdraw(name);
    log(`${name} is no longer live: its folder is gone`);
  }
}

/** Promotes all in one step, because they may be compatible only together. If that fails, promotes each that fits. */
async function promoteFresh(store: ReleaseStore, fresh: ReleaseRef[], by: string | null, log: (line: string) => void) {
  if (fresh.length === 0) return;
  try {
    await store.promoteTogether(fresh, by, BUILT_AT_START);
  } catch (error) {
    if (!(error instanceof ReleaseError) || !(await store.live()).names.shell) throw error;
    for (const { name, version } of fresh) {
      await store.promote(name, version, by, BUILT_AT_START).catch((refusal: Error) => {
        if (!(refusal instanceof ReleaseError)) throw refusal;
        log(`${name} stays as it is: ${refusal.message}`);
      });
    }
  }
}

interface BuildOptions {
  /** Arguments of Node that build `<name> <out> <version>`. */
  command?: readonly string[] | undefined;
  /** May refuse the sources. */
  beforeBuild?: (source: BuildSource) => void;
}

/** Builds one release in a temporary folder and calls `use` with it and its sources. */
export async function build<T>(
  root: string,
  { name, version }: ReleaseRef,
  use: (dist: string, source: BuildSource) => Promise<T>,
  { command = ['--import', 'tsx', join(root, 'scripts/site/build-one.ts')], beforeBuild }: BuildOptions = {},
): Promise<T> {
  const folder = folderOf(root, name);
  const before = await buildSource(root, folder);
  beforeBuild?.(before);
  const out = await mkdtemp(join(tmpdir(), `kaksha-${name}-`));
  try {
    await run(process.execPath, [...command, name, out, version], root);
    return await use(out, sourceDuring(before, await buildSource(root, folder)));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** The folder of a part's sources. @throws ReleaseError USAGE for a name that has none */
export function folderOf(root: string, name: string): string {
  if (name === 'shell') return join(root, 'shell');
  const remotes = findRemotes(root);
  const found = remotes.find((remote) => remote.name === name);
  if (found) return found.folder;
  const names = ['shell', ...remotes.map((remote) => remote.name)].join(', ');
  throw new ReleaseError('USAGE', `there is no remote ${JSON.stringify(name)}; there are ${names}`);
}

function run(command: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.at(-3)} did not build`))));
  });
}
