import type { ReleaseStore } from '@kaksha/release/store';
import type { ReleaseRef } from '@kaksha/release/types';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../browser.mjs';
import { combinationsOf, readVersions } from './combinations';
import type { CliEnvironment } from './context';
import { type Candidate, doesNotRun, type ReleaseSet } from './release-set';
import { runInBrowser } from './smoke-test-browser';
import { problemOfFiles } from './smoke-test-files';
import { runOnServer } from './smoke-test-server';
import { problemOfStyles } from './smoke-test-styles';

export interface SmokeTestOptions extends Pick<CliEnvironment, 'env' | 'log'> {
  /** A running browser, for many tests. */
  browser?: Browser;
}

/**
 * Runs releases with the live version, the canary and the last good version of every other part: their server bundles
 * in a separate process, and their pages in Chromium. Without Chromium, only the server bundles run.
 * @returns where they ran, for the result's text; null when no host is live
 * @throws ReleaseError DOES_NOT_RUN
 */
export async function runSmokeTest(
  store: ReleaseStore,
  tested: readonly Candidate[],
  { env, log, browser: running }: SmokeTestOptions,
): Promise<string | null> {
  const snapshot = await store.live();
  const read = (name: string, version: string) => candidate(store, { name, version });
  const sets = combinationsOf(await readVersions(snapshot, tested, read)).filter(
    (set) => set.has('shell') && tested.some(({ release }) => set.get(release.name)),
  );
  const [first] = sets;
  if (!first) return null;

  for (const each of tested) {
    if (each.release.name === 'shell') continue;
    const others = new Set(
      sets.flatMap((set) => [...set.values()]).filter(({ release }) => release.name !== each.release.name),
    );
    const problem = (await problemOfFiles(each)) ?? (await problemOfStyles(each, [...others]));
    if (problem) throw doesNotRun(each, problem);
  }
  const names = tested.map(({ release }) => release.name);
  const onServer = await Promise.all(hostsOf(sets).map((set) => runOnServer(set, namesIn(set, names))));
  const isOnServer = onServer.some(Boolean);
  const browser = running ?? findBrowser(env);
  if (!browser) {
    log('found no Chromium (CHROMIUM_PATH): the browser code was not tested');
    return isOnServer ? 'on the server' : 'nowhere: no browser, and no server bundle';
  }
  const live = new Map<string, Candidate>();
  for (const name of names) {
    const version = snapshot.names[name]?.version;
    if (version) live.set(name, await read(name, version));
  }
  await runInBrowser({ sets, names, live, browser });
  return `in ${sets.length} ${sets.length === 1 ? 'set' : 'sets'} of releases, in a browser${isOnServer ? ' and on the server' : ''}`;
}

/** One set for each version of the host. */
const hostsOf = (sets: readonly ReleaseSet[]): ReleaseSet[] => [
  ...new Map(sets.map((set) => [set.get('shell')?.release.version, set])).values(),
];

/** A host is tested with every remote that it would run. */
const namesIn = (set: ReleaseSet, tested: readonly string[]) =>
  tested.includes('shell') ? [...set.keys()] : tested.filter((name) => set.has(name));

export const candidates = (store: ReleaseStore, releases: readonly ReleaseRef[]) =>
  Promise.all(releases.map((each) => candidate(store, each)));

async function candidate(store: ReleaseStore, { name, version }: ReleaseRef): Promise<Candidate> {
  return { release: await store.release(name, version), folder: await store.local(name, version) };
}
