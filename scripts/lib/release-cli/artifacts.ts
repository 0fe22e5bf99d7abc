import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sourceHash } from '@kaksha/build/source-hash';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { freezeBuild, readBuild, recordSource } from '@kaksha/release/build-files';
import { isProvenanceOf, PROVENANCE } from '@kaksha/release/provenance';
import { prunable, prune as pruneStore } from '@kaksha/release/prune';
import { type BuildSource, ReleaseError, type ReleaseRef } from '@kaksha/release/types';
import { build, folderOf } from '../../site/publish-stale';
import { type CommandContext, type CommandResult, DEFAULT_COMMAND } from './context';
import type { Candidate } from './release-set';
import { openMetrics } from './site-metrics';
import { candidates, runSmokeTest } from './smoke-test';
import { checkTypes } from './type-check';

export async function publish(
  context: CommandContext,
  name: string,
  options: { version?: string; dist?: string; check: boolean },
): Promise<CommandResult> {
  const { store, publisher } = context;
  let smokeTest: string | null = null;
  const put = async (dist: string, source: BuildSource) => {
    store.requireClean(name, source);
    const candidate = await candidateIn(context, name, dist);
    if (options.check) smokeTest = await runSmokeTest(store, [candidate], context);
    return store.publish(dist, { ...source, ...publisher });
  };
  const release = options.dist
    ? await put(resolve(options.dist), (await readBuild(resolve(options.dist))).source ?? { commit: null })
    : await buildChecked(context, { name, version: versionOf(context, name, options) }, put, (source) =>
        store.requireClean(name, source),
      );
  const { version, commit, dirty } = release;
  return {
    data: { name, version, commit, ...(dirty && { dirty }), ...publisher, smokeTest },
    text: `published ${name} ${version}${dirty ? ' (its commit does not hold its sources)' : ''}; now: ${context.command ?? DEFAULT_COMMAND} promote ${name} ${version}`,
  };
}

/** Builds a release for `check` and `publish`, which a machine with keys can run without building. */
export async function buildOnly(
  context: CommandContext,
  name: string,
  { out, ...options }: { out: string; version?: string },
): Promise<CommandResult> {
  const version = versionOf(context, name, options);
  const folder = resolve(out);
  // Files of an earlier build would become part of the release.
  if (existsSync(join(folder, 'build.json'))) await rm(folder, { recursive: true });
  const put = async (dist: string, source: BuildSource) => {
    await cp(dist, folder, { recursive: true });
    await recordSource(folder, source);
    await readBuild(folder);
  };
  await buildChecked(context, { name, version }, put);
  return { data: { name, version, out }, text: `built ${name} ${version} in ${out}` };
}

/** Builds a release and checks its types meanwhile. @throws ReleaseError TYPES before `use` is called */
async function buildChecked<T>(
  { root, buildCommand: command, checkTypes: checkTypesOf = checkTypes }: CommandContext,
  release: ReleaseRef,
  use: (dist: string, source: BuildSource) => Promise<T>,
  accept: (source: BuildSource) => void = () => {},
): Promise<T> {
  const ended = new AbortController();
  let types: Promise<void> | undefined;
  const beforeBuild = (source: BuildSource) => {
    accept(source);
    types = checkTypesOf(root, folderOf(root, release.name), ended.signal);
    types.catch(() => {});
  };
  const checked = async (dist: string, source: BuildSource) => {
    await types;
    return use(dist, source);
  };
  try {
    return await build(root, release, checked, { command, beforeBuild });
  } finally {
    ended.abort();
  }
}

/**
 * Whether the sources of a part differ from its live releases and from the last one that visitors got. A release that was
 * published for a preview only is still to be released.
 */
export async function affected(context: CommandContext, name: string): Promise<CommandResult> {
  const { store } = context;
  const version = versionOf(context, name, {});
  const entry = (await store.live()).names[name];
  const last = entry?.history.findLast(({ kind }) => kind === 'promoted' || kind === 'canary');
  const isAffected = ![entry?.version, entry?.canary?.version, last?.version].includes(version);
  return {
    data: { name, version, affected: isAffected },
    text: isAffected ? `${name} ${version} is not released yet` : `${name} ${version} is released: nothing changed`,
  };
}

export async function check(context: CommandContext, name: string, { dist }: { dist: string }): Promise<CommandResult> {
  const candidate = await candidateIn(context, name, resolve(dist));
  const smokeTest = await runSmokeTest(context.store, [candidate], context);
  const { version } = candidate.release;
  return {
    data: { name, version, smokeTest },
    text: `${name} ${version} runs${smokeTest ? ` (${smokeTest})` : ': no host is live'}`,
  };
}

/** @throws ReleaseError USAGE when the folder holds a build of another part */
async function candidateIn({ publisher }: CommandContext, name: string, dist: string): Promise<Candidate> {
  const { facts, contents } = await readBuild(dist);
  if (facts.name !== name) throw new ReleaseError('USAGE', `${dist} holds a build of ${facts.name}`);
  return {
    release: freezeBuild(facts, contents, {
      commit: null,
      author: publisher.author,
      publishedAt: new Date().toISOString(),
    }),
    folder: dist,
  };
}

const versionOf = ({ root }: CommandContext, name: string, { version }: { version?: string }) =>
  version ?? `0.1.0-${sourceHash(root, folderOf(root, name))}`;

export async function verify(
  context: CommandContext,
  { name, version }: ReleaseRef,
  options: { run?: boolean },
): Promise<CommandResult> {
  const { store } = context;
  const altered = await store.verify(name, version);
  if (altered.length > 0) throw new ReleaseError('ALTERED', `missing or altered: ${altered.join(', ')}`);
  const release = await store.release(name, version);
  const statement = await store.storage.read({ name, version }, PROVENANCE, release.files[PROVENANCE]?.bytes ?? 0);
  if (!statement || !isProvenanceOf(statement, release)) {
    throw new ReleaseError('ALTERED', `the provenance of ${name} ${version} describes other files`);
  }
  const smokeTest = options.run
    ? await runSmokeTest(store, await candidates(store, [{ name, version }]), context)
    : null;
  return {
    data: { name, version, ok: true, smokeTest },
    text: `${name} ${version}: signed, and all files are unaltered${smokeTest ? `, and it runs (${smokeTest})` : ''}`,
  };
}

export async function prune(
  { store, env }: CommandContext,
  { keep, days, dryRun = false }: { keep: number; days: number; dryRun?: boolean },
): Promise<CommandResult> {
  const metrics = await (await openMetrics(env))?.ofLast(Math.max(1, days * 24 * 60));
  const inUse = new Set(metrics?.map(({ remote, version }) => `${remote}@${version}`));
  // Without metrics, the age of a release decides whether open tabs may still run it.
  const options = { keep, inUse, youngerThanMs: metrics ? hourMs : days * dayMs };
  const removed = dryRun
    ? prunable(await store.live(), await store.list(), store.clock(), options)
    : await pruneStore(store, options);
  const lines = removed.map(({ name, version }) => `  ${name} ${version}`);
  return {
    data: { removed, dryRun },
    text:
      removed.length === 0 ? 'nothing to remove' : `${dryRun ? 'would be removed' : 'removed'}:\n${lines.join('\n')}`,
  };
}
