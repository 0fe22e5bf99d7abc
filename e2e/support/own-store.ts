import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseStore } from '@kaksha/release/store';
import { testKeysOf, testStore } from '@kaksha/release/test-store';
import type { ReleaseRef } from '@kaksha/release/types';

const root = resolve(__dirname, '../..');

/** Copies the live releases of the journeys to another store, where they are live too. @returns them */
export async function copyLiveReleases(store: ReleaseStore): Promise<ReleaseRef[]> {
  const from = testStore(process.env.E2E_RELEASES ?? join(root, '.cache/e2e/releases'));
  const releases = Object.entries((await from.live()).names).map(([name, { version }]) => ({ name, version }));
  for (const release of releases) await store.copyFrom(from, release);
  await store.promoteTogether(releases, 'the journeys');
  return releases;
}

/** Waits until the site gives the version to visitors without a cookie; undefined for a withdrawn name. */
export async function untilGiven(origin: string, name: string, version: string | undefined): Promise<void> {
  for (;;) {
    const { remotes } = await (await fetch(`${origin}/remotes.json`)).json();
    if (remotes[name]?.version === version) return;
    // Without a pause the requests would keep the site from reading the store.
    await delay(50);
  }
}

export interface OwnStore {
  /** Below the repository, so that packages resolve in it; removed with the store. */
  readonly folder: string;
  readonly store: ReleaseStore;
  /** Settings of a site that serves the store. */
  readonly settings: { RELEASES_URL: string; RELEASE_KEYS: string };
}

/**
 * A release store for the tests of one file, with the live releases. Call it once at the top level, before `useSite`, which
 * gets its settings.
 */
export function useOwnStore(): OwnStore {
  mkdirSync(join(root, '.cache/e2e'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/e2e/own-'));
  const releases = join(folder, 'releases');
  const store = testStore(releases);
  beforeAll(() => copyLiveReleases(store));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    store,
    settings: { RELEASES_URL: releases, RELEASE_KEYS: testKeysOf(releases) },
  };
}
