import { watch } from 'node:fs';
import { type Registry, readRegistry } from '@kaksha/release/registry';
import type { ReleaseStore } from '@kaksha/release/store';
import type { Release } from '@kaksha/release/types';

/** What is live, read from the store and read again when the store changes. */
export interface OnAir {
  registry: Registry;
  shell: Release;
  releases: ReadonlyMap<string, Release>;
}

export interface OnAirWatch {
  now(): OnAir;
  /** @returns the function that stops telling */
  onChange(listener: (next: OnAir) => void): () => void;
  close(): void;
}

/** Reads what is live and follows its changes. @throws when no shell is live */
export async function watchOnAir(store: ReleaseStore, onError: (error: unknown) => void): Promise<OnAirWatch> {
  let current = await read(store);
  const listeners = new Set<(next: OnAir) => void>();
  const watcher = watch(store.folder, (_event, file) => {
    if (file !== 'live.json') return;
    read(store).then((next) => {
      current = next;
      for (const listener of listeners) listener(next);
    }, onError);
  });
  watcher.unref();
  return {
    now: () => current,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watcher.close(),
  };
}

async function read(store: ReleaseStore): Promise<OnAir> {
  const { names } = await store.live();
  const entries = await Promise.all(
    Object.entries(names).map(async ([name, { version }]) => [name, await store.release(name, version)] as const),
  );
  const releases = new Map(entries);
  const shell = releases.get('shell');
  if (!shell) throw new Error('the release store holds no live shell; publish and promote one first');
  releases.delete('shell');
  return { registry: await readRegistry(store), shell, releases };
}
