import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '@kaksha/release/store';
import { publishStale } from './publish-stale';

/** Builds and publishes after each saved change. @returns stops watching */
export function watchSources(root: string, store: ReleaseStore, log: (line: string) => void): () => void {
  const tops = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const folders = [...tops.map((name) => join(name, 'src')), 'shell/src', 'shared'];
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(() => publishStale(root, store, log, { development: true }))
        .catch((error: Error) => log(error.message));
    }, 200);
  };
  const watchers = folders.map((folder) => watch(join(root, folder), { recursive: true }, schedule));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
