import { readProgramme } from '@kaksha/release/registry';
import type { ReleaseStore } from '@kaksha/release/store';
import type { Named } from '@kaksha/release/types';
import { findBrowser } from '../browser.mjs';
import { runInBrowser } from './trial-browser';
import type { Candidate } from './trial-cast';
import { runOnServer } from './trial-server';

/**
 * Runs releases before anybody gets them, in the host that they would be live in: their code is loaded in a real
 * browser, as a page loads it, and their server bundles in a process of their own. Without a browser, the server
 * bundles alone.
 * @returns how they were tried, for a person; null when no host is live to try them in
 * @throws ReleaseError DOES_NOT_RUN with what went wrong
 */
export async function tryReleases(
  store: ReleaseStore,
  tried: readonly Candidate[],
  { env, say }: { env: Readonly<Record<string, string | undefined>>; say: (line: string) => void },
): Promise<string | null> {
  const cast = new Map<string, Candidate>();
  const { state } = await readProgramme(store);
  for (const [name, { version }] of Object.entries(state.names)) {
    cast.set(name, await candidate(store, { name, version }));
  }
  for (const each of tried) cast.set(each.release.name, each);
  if (!cast.has('shell')) return null;

  // A host is tried with every remote that it would have to run.
  const names = tried.some(({ release }) => release.name === 'shell')
    ? [...cast.keys()]
    : tried.map(({ release }) => release.name);
  const onServer = await runOnServer(cast, names);
  const browser = findBrowser(env);
  if (!browser) {
    say('no Chromium was found (CHROMIUM_PATH): the browser code was not tried');
    return onServer ? 'on the server' : 'not at all: no browser, and it has no server bundle';
  }
  await runInBrowser(cast, names, browser);
  return onServer ? 'in a browser and on the server' : 'in a browser';
}

export const candidates = (store: ReleaseStore, releases: readonly Named[]) =>
  Promise.all(releases.map((each) => candidate(store, each)));

async function candidate(store: ReleaseStore, { name, version }: Named): Promise<Candidate> {
  return { release: await store.release(name, version), folder: await store.local(name, version) };
}
