import { resolve } from 'node:path';
import { sourceHash } from '@kaksha/build/build';
import { findRemotes } from '@kaksha/build/remotes';
import { frozen, readBuild } from '@kaksha/release/build-files';
import { prunable, prune as removeOld } from '@kaksha/release/prune';
import { ReleaseError } from '@kaksha/release/types';
import { build } from '../publish-stale';
import { numberOf, requireArgs } from './args';
import type { CommandResult } from './commands';
import type { CommandContext } from './run';
import { openMetrics } from './site-metrics';
import { candidates, runSmokeTest } from './smoke-test';

export async function publish(context: CommandContext): Promise<CommandResult> {
  const { store, args, flags, by, root } = context;
  requireArgs('publish', args, 1);
  const [name = ''] = args;
  let tried: string | null = null;
  const before = async (dist: string) => {
    const build = await readBuild(dist);
    if (build.facts.name !== name) throw new ReleaseError('USAGE', `${dist} holds a build of ${build.facts.name}`);
    const release = frozen(build.facts, build.contents, { ...by, publishedAt: new Date().toISOString() });
    if (!flags['no-check']) tried = await runSmokeTest(store, [{ release, folder: dist }], context);
  };
  const put = async (dist: string) => {
    await before(dist);
    return store.publish(dist, by);
  };
  const folder = flags.dist ? null : folderOf(root, name);
  const version = flags.version ?? `0.1.0-${folder ? sourceHash(root, folder) : ''}`;
  const release = flags.dist ? await put(resolve(flags.dist)) : await build(root, { name, version }, put);
  return {
    answer: { name, version: release.version, ...by, tried },
    text: `published ${name} ${release.version}; now: npm run release -- promote ${name} ${release.version}`,
  };
}

export async function verify(context: CommandContext): Promise<CommandResult> {
  const { store, args, flags } = context;
  requireArgs('verify', args, 2);
  const [name = '', version = ''] = args;
  const altered = await store.verify(name, version);
  if (altered.length > 0) throw new ReleaseError('ALTERED', `missing or altered: ${altered.join(', ')}`);
  const tried = flags.run ? await runSmokeTest(store, await candidates(store, [{ name, version }]), context) : null;
  return {
    answer: { name, version, ok: true, tried },
    text: `${name} ${version}: every file is as it was published${tried ? `, and it runs (${tried})` : ''}`,
  };
}

export async function prune({ store, flags, env }: CommandContext): Promise<CommandResult> {
  const days = numberOf('days', flags.days, 7);
  const keep = numberOf('keep', flags.keep, 5);
  const figures = await (await openMetrics(env))?.ofLast(Math.max(1, days * 24 * 60));
  const inUse = new Set(figures?.map(({ remote, version }) => `${remote}@${version}`));
  // Where nobody can say what open tabs run, age has to do.
  const options = { keep, inUse, youngerThanMs: figures ? 3_600_000 : days * 86_400_000 };
  const gone = flags['dry-run']
    ? prunable(await store.live(), await store.list(), store.clock(), options)
    : await removeOld(store, options);
  const lines = gone.map(({ name, version }) => `  ${name} ${version}`);
  const verb = flags['dry-run'] ? 'would be removed' : 'removed';
  return {
    answer: { removed: gone, dryRun: flags['dry-run'] ?? false },
    text: gone.length === 0 ? 'nothing to remove' : `${verb}:\n${lines.join('\n')}`,
  };
}

/** @throws ReleaseError USAGE for a name that has no folder */
function folderOf(root: string, name: string): string {
  if (name === 'shell') return resolve(root, 'shell');
  const remotes = findRemotes(root);
  const found = remotes.find((remote) => remote.name === name);
  if (found) return found.folder;
  const names = ['shell', ...remotes.map((remote) => remote.name)].join(', ');
  throw new ReleaseError('USAGE', `there is no remote ${JSON.stringify(name)}; there are ${names}`);
}
