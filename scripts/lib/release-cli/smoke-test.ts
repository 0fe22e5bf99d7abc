import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { required } from '@kaksha/domain/typed';
import type { ReleaseStore } from '@kaksha/release/store';
import type { ReleaseRef } from '@kaksha/release/types';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../browser.mjs';
import { combinationsOf, readVersions } from './combinations';
import type { CliEnvironment } from './context';
import { type Candidate, doesNotRun, type ReleaseSet } from './release-set';
import { runInBrowser } from './smoke-test-browser';
import { problemOfFiles } from './smoke-test-files';
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
