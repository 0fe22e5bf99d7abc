import { toResourceError } from '@kaksha/api-client/resource';
import type { HostServices } from '@kaksha/contract/host';
import { createRemoteStore } from '@kaksha/contract/store';
import type { StoreApi } from 'zustand/vanilla';
import { emptyState, noMarks, type PublicData, type PublicState, type Slice } from './public-state';
import { idle, type Resource } from './resource';

/** The remote's store: data only. What changes them are the functions beside it. */
export interface PublicStore {
  readonly host: HostServices;
  readonly state: StoreApi<PublicState>;
  /** Loads under way by slice and key, so that two who ask for the same thing share one call. */
  readonly pending: Map<string, Promise<void>>;
}

/** Younger answers are not asked for again. */
const freshForMs = 60_000;
/** Entries a slice keeps; the oldest answer goes first, so that a long session of searching stays small. */
const maxEntries = 24;

/** A store for one host, with the data that the server put into the page. */
export function createPublicStore(host: HostServices): PublicStore {
  const state = createRemoteStore(host, 'public', emptyState(), revive);
  return { host, state, pending: new Map() };
}

/** The server's clock says nothing here: what it sent counts as loaded now. */
function revive(saved: PublicState): PublicState {
  const now = Date.now();
  const slices = Object.entries(saved)
    .filter(([slice]) => slice !== 'marks')
    .map(([slice, entries]) => [
      slice,
      Object.fromEntries(
        Object.entries(entries as Record<string, Resource<unknown>>).map(([key, entry]) => [
          key,
          { ...entry, loadedAt: now },
        ]),
      ),
    ]);
  return { ...emptyState(), ...Object.fromEntries(slices), marks: noMarks };
}

/**
 * Loads one resource unless a fresh answer is there or on its way. Never rejects: a failure is in the resource, and a
 * later call tries again. `force` asks again in any case.
 */
export function load<S extends Slice>(
  store: PublicStore,
  slice: S,
  key: string,
  fetch: () => Promise<PublicData[S]>,
  { force = false } = {},
): Promise<void> {
  const id = `${slice}/${key}`;
  const running = store.pending.get(id);
  if (running) return running;
  const current = entryOf(store, slice, key);
  const fresh = current.status === 'succeeded' && Date.now() - current.loadedAt < freshForMs;
  if (fresh && !force) return Promise.resolve();

  put(store, slice, key, { ...current, status: 'loading' });
  const work = fetch()
    .then(
      (data) => put(store, slice, key, { status: 'succeeded', data, error: null, loadedAt: Date.now() }),
      (error: unknown) => {
        const failure = toResourceError(error);
        // What is gone must not be shown from memory; after any other failure the old data are better than none.
        const data = failure.status === 404 || failure.status === 410 ? null : entryOf(store, slice, key).data;
        put(store, slice, key, { status: 'failed', data, error: failure, loadedAt: 0 });
      },
    )
    .finally(() => store.pending.delete(id));
  store.pending.set(id, work);
  return work;
}

export function entryOf<S extends Slice>(store: PublicStore, slice: S, key: string): Resource<PublicData[S]> {
  return selectEntry(store.state.getState(), slice, key);
}

export function selectEntry<S extends Slice>(state: PublicState, slice: S, key: string): Resource<PublicData[S]> {
  const entries = state[slice] as Readonly<Record<string, Resource<PublicData[S]>>>;
  return entries[key] ?? idle;
}

function put<S extends Slice>(store: PublicStore, slice: S, key: string, entry: Resource<PublicData[S]>): void {
  store.state.setState((state) => {
    const { [key]: _old, ...others } = state[slice] as Record<string, Resource<PublicData[S]>>;
    const kept = Object.entries(others)
      .sort(([, one], [, other]) => other.loadedAt - one.loadedAt)
      .slice(0, maxEntries - 1);
    return { [slice]: { ...Object.fromEntries(kept), [key]: entry } } as Partial<PublicState>;
  });
}
