import type { ReleaseStore } from '@kaksha/release/store';
import type { ReleaseRef } from '@kaksha/release/types';
import { findBrowser } from '../browser.mjs';
import type { CliEnvironment } from './context';
import type { Candidate } from './release-set';
import { runInBrowser } from './smoke-test-browser';
import { runOnServer } from './smoke-test-server';

/**
 * Runs releases in the host that they would be live in: their browser code in Chromium, and their server bundles in a
 * separate process. Without Chromium, only the server bundles run.
 * @returns where they ran, for the result's text; null when no host is live
 * @throws ReleaseError DOES_NOT_RUN
 */
export async function runSmokeTest(
  store: ReleaseStore,
  tested: readonly Candidate[],
  { env, log }: Pick<CliEnvironment, 'env' | 'log'>,
): Promise<string | null> {
  const releaseSet = new Map<string, Candidate>();
  for (const [name, { version }] of Object.entries((await store.live()).names)) {
    releaseSet.set(name, await candidate(store, { name, version }));
  }
  for (const each of tested) releaseSet.set(each.release.name, each);
  if (!releaseSet.has('shell')) return null;

  // A host is tested with every remote that it would run.
  const names = tested.some(({ release }) => release.name === 'shell')
    ? [...releaseSet.keys()]
    : tested.map(({ release }) => release.name);
  const onServer = await runOnServer(releaseSet, names);
  const browser = findBrowser(env);
  if (!browser) {
    log('found no Chromium (CHROMIUM_PATH): the browser code was not tested');
    return onServer ? 'on the server' : 'nowhere: no browser, and no server bundle';
  }
  await runInBrowser(releaseSet, names, browser);
  return onServer ? 'in a browser and on the server' : 'in a browser';
}

export const candidates = (store: ReleaseStore, releases: readonly ReleaseRef[]) =>
  Promise.all(releases.map((each) => candidate(store, each)));

async function candidate(store: ReleaseStore, { name, version }: ReleaseRef): Promise<Candidate> {
  return { release: await store.release(name, version), folder: await store.local(name, version) };
}
