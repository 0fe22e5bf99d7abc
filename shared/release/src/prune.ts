import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from './store';
import { liveVersions } from './transitions';
import { type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';

export interface PruneOptions {
  /** Number of a name's newest releases that stay; ignored for a withdrawn name. */
  keep: number;
  /** Releases that open tabs still run, as `name@version`. */
  inUse: ReadonlySet<string>;
  /** Younger releases stay, because their promotion may follow. Milliseconds. */
  youngerThanMs: number;
}

const leaseMs = 2 * 60_000;

/**
 * The releases that a prune removes: none that is live, a canary, a rollback target, in a preview, in use, young or among
 * the newest.
 */
export function prunable(
  state: LiveSnapshot,
  releases: readonly Release[],
  now: number,
  { keep, inUse, youngerThanMs }: PruneOptions,
): ReleaseRef[] {
  const needed = new Set(liveVersions(state).map(label));
  for (const [name, { previous }] of Object.entries(state.names)) {
    if (previous) needed.add(label({ name, version: previous }));
  }
  for (const { releases: shown, expiresAt } of Object.values(state.previews ?? {}).flat()) {
    if (Date.parse(expiresAt) > now) for (const release of shown) needed.add(label(release));
  }
  const counts = new Map<string, number>();
  return [...releases]
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .filter((release) => {
      const rank = counts.get(release.name) ?? 0;
      counts.set(release.name, rank + 1);
      const isYoung = now - Date.parse(release.publishedAt) < youngerThanMs;
      const minRank = state.withdrawn?.includes(release.name) ? 0 : keep;
      return rank >= minRank && !isYoung && !needed.has(label(release)) && !inUse.has(label(release));
    })
    .map(({ name, version }) => ({ name, version }));
}

/**
 * Removes old releases. They are listed in the snapshot first, so that promoting and publishing refuse them, and so
 * that the next prune finishes an interrupted one.
 * @throws ReleaseError BUSY while another prune runs
 */
export async function prune(store: ReleaseStore, options: PruneOptions): Promise<ReleaseRef[]> {
  const id = randomUUID();
  const releases = await store.list();
  const snapshot = await store.change((state) => {
    const { pruning } = state;
    if (pruning && Date.parse(pruning.until) > store.clock()) {
      throw new ReleaseError('BUSY', `another prune is running; its lease ends at ${pruning.until}`);
    }
    const found = prunable(state, releases, store.clock(), options);
    const left = pruning?.releases ?? [];
    const all = [...left, ...found.filter((each) => !left.some((other) => label(other) === label(each)))];
    return all.length === 0 && !pruning ? state : { ...state, pruning: lease(store, id, all) };
  });
  const removing = snapshot.pruning?.releases ?? [];
  for (const release of removing) {
    // Renews the lease. After its expiry another prune may take over.
    await store.change((state) => ({ ...state, pruning: lease(store, requireOwn(state, id), removing) }));
    await store.storage.remove(release);
  }
  if (snapshot.pruning) await store.change((state) => (requireOwn(state, id) ? { ...state, pruning: null } : state));
  await store.storage.sweep();
  return removing;
}

const label = ({ name, version }: ReleaseRef) => `${name}@${version}`;

const lease = (store: ReleaseStore, id: string, releases: ReleaseRef[]) => ({
  id,
  until: new Date(store.clock() + leaseMs).toISOString(),
  releases,
});

function requireOwn({ pruning }: LiveSnapshot, id: string): string {
  if (pruning?.id !== id) throw new ReleaseError('BUSY', 'another prune has taken over');
  return id;
}
