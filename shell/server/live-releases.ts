import { hasCanary, liveReleasesFor, type OnAir, type Programme, readProgramme } from '@kaksha/release/read-live';
import type { ReleaseStore } from '@kaksha/release/store';

export type { OnAir } from '@kaksha/release/read-live';

/** What is live, read from the store and read again when the store changes. */
export interface LiveReleasesWatcher {
  /** @param visitor  null gets what is live, never a canary */
  now(visitor?: string | null): OnAir;
  /** Whether visitors may get different things. */
  varies(): boolean;
  programme(): Programme;
  /** @returns the function that stops telling */
  onChange(listener: () => void): () => void;
  close(): void;
}

/** A change is told by the store; this finds what the telling missed. */
const lookAgainMs = 15_000;

/** Reads what is live and follows its changes. @throws when no shell is live */
export async function watchLiveReleases(
  store: ReleaseStore,
  onError: (error: unknown) => void,
): Promise<LiveReleasesWatcher> {
  let current = await readProgramme(store);
  let text = JSON.stringify(current.state);
  // Fails now rather than with the first page.
  liveReleasesFor(current, null);
  const listeners = new Set<() => void>();
  let reading = Promise.resolve();

  const look = () => {
    reading = reading.then(async () => {
      try {
        const next = await readProgramme(store);
        const nextText = JSON.stringify(next.state);
        if (nextText === text) return;
        liveReleasesFor(next, null);
        await bringHere(store, next);
        [current, text] = [next, nextText];
        for (const listener of listeners) listener();
      } catch (error) {
        // What was live before goes on.
        onError(error);
      }
    });
  };
  await bringHere(store, current);
  const stopWatching = store.storage.watch(look);
  const timer = setInterval(look, lookAgainMs).unref();
  return {
    now: (visitor = null) => liveReleasesFor(current, visitor),
    varies: () => hasCanary(current),
    programme: () => current,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stopWatching();
      clearInterval(timer);
    },
  };
}

/** Before visitors are given a release, its files are on this machine. */
async function bringHere(store: ReleaseStore, { releases }: Programme): Promise<void> {
  await Promise.all([...releases.values()].map(({ name, version }) => store.local(name, version)));
}
