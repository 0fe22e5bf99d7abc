import type { ReleaseStore } from '@kaksha/release/store';
import type { ReleaseRef } from '@kaksha/release/types';
import { findBrowser } from '../browser.mjs';
import type { Candidate } from './release-set';
import { runInBrowser } from './smoke-test-browser';
import { runOnServer } from './smoke-test-server';

/**
 * Runs releases before anybody gets them, in the host that they would be live in: their code is loaded in a real
 * browser, as a page loads it, and their server bundles in a process of their own. Without a browser, the server
 * bundles alone.
 * @returns how they were tried, for a person; null when no host is live to try them in
 * @throws ReleaseError DOES_NOT_RUN with what went wrong
 */
export async function runSmokeTest(
  store: ReleaseStore,
  tried: readonly Candidate[],
  { env, say }: { env: Readonly<Record<string, string | undefined>>; say: (line: string) => void },
): Promise<string | null> {
  const releaseSet = new Map<string, Candidate>();
  for (const [name, { version }] of Object.entries((await store.live()).names)) {
    releaseSet.set(name, await candidate(store, { name, version }));
  }
  for (const each of tried) releaseSet.set(each.release.name, each);
  if (!releaseSet.has('shell')) return null;

  // A host is tried with every remote that it would have to run.
  const names = tried.some(({ release }) => release.name === 'shell')
    ? [...releaseSet.keys()]
    : tried.map(({ release }) => release.name);
  const onServer = await runOnServer(releaseSet, names);
  const browser = findBrowser(env);
  if (!browser) {
    say('no Chromium was found (CHROMIUM_PATH): the browser code was not tried');
    return onServer ? 'on the server' : 'not at all: no browser, and it has no server bundle';
  }
  await runInBrowser(releaseSet, names, browser);
  return onServer ? 'in a browser and on the server' : 'in a browser';
}

export const candidates = (store: ReleaseStore, releases: readonly ReleaseRef[]) =>
  Promise.all(releases.map((each) => candidate(store, each)));

async function candidate(store: ReleaseStore, { name, version }: ReleaseRef): Promise<Candidate> {
  return { release: await store.release(name, version), folder: await store.local(name, version) };
}
