import { randomUUID } from 'node:crypto';
import type { ReleaseStore } from './store';
import { liveVersions } from './transitions';
import { type LiveSnapshot, type Release, ReleaseError, type ReleaseRef } from './types';

export interface PruneOptions {
  /** How many of a name's newest releases stay in any case; none of a name that is off the air. */
  keep: number;
  /** Releases that open tabs still run, as `name@version`: their files must stay. */
  inUse: ReadonlySet<string>;
  /** Younger ones stay in any case: somebody published them and is about to promote. Milliseconds. */
  youngerThanMs: number;
}

const leaseMs = 2 * 60_000;

/** What a prune would remove: nothing that is live, tried, gone back to, in use, new, or among the newest. */
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
  const seen = new Map<string, number>();
  return [...releases]
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .filter((release) => {
      const rank = seen.get(release.name) ?? 0;
      seen.set(release.name, rank + 1);
      const young = now - Date.parse(release.publishedAt) < youngerThanMs;
      const kept = state.withdrawn?.includes(release.name) ? 0 : keep;
      return rank >= kept && !young && !needed.has(label(release)) && !inUse.has(label(release));
    })
    .map(({ name, version }) => ({ name, version }));
}

/**
 * Removes old releases. They are condemned in the state first, where promoting and publishing see it: so nothing can
 * go live and be removed at the same time, and what an interrupted prune left is removed by the next.
 * @throws ReleaseError BUSY while another prune is at work
 */
export async function prune(store: ReleaseStore, options: PruneOptions): Promise<ReleaseRef[]> {
  const id = randomUUID();
  const releases = await store.list();
  const condemned = await store.change((state) => {
    const { pruning } = state;
    if (pruning && Date.parse(pruning.until) > store.clock()) {
      throw new ReleaseError('BUSY', `another prune is at work; it has until ${pruning.until}`);
    }
    const found = prunable(state, releases, store.clock(), options);
    const left = pruning?.doomed ?? [];
    const doomed = [...left, ...found.filter((each) => !left.some((other) => label(other) === label(each)))];
    return doomed.length === 0 && !pruning ? state : withoutPast({ ...state, pruning: lease(store, id, doomed) });
  });
  const doomed = condemned.pruning?.doomed ?? [];
  for (const release of doomed) {
    // Whoever was away for longer than the lease no longer knows what is live.
    await store.change((state) => ({ ...state, pruning: lease(store, mine(state, id), doomed) }));
    await store.storage.remove(release);
  }
  if (condemned.pruning) await store.change((state) => (mine(state, id) ? { ...state, pruning: null } : state));
  await store.storage.sweep();
  return doomed;
}

const label = ({ name, version }: ReleaseRef) => `${name}@${version}`;

const lease = (store: ReleaseStore, id: string, doomed: ReleaseRef[]) => ({
  id,
  until: new Date(store.clock() + leaseMs).toISOString(),
  doomed,
});

function mine({ pruning }: LiveSnapshot, id: string): string {
  if (pruning?.id !== id) throw new ReleaseError('BUSY', 'another prune has taken over');
  return id;
}

/** Nobody can go back to what is removed. */
function withoutPast(state: LiveSnapshot): LiveSnapshot {
  const doomed = new Set(state.pruning?.doomed.map(label));
  const names = Object.entries(state.names).map(([name, entry]) => {
    const past = entry.past?.filter((version) => !doomed.has(label({ name, version })));
    return [name, past ? { ...entry, past } : entry] as const;
  });
  return { ...state, names: Object.fromEntries(names) };
}
