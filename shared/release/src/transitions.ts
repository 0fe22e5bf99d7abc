import { type LiveEntry, type LiveSnapshot, type Promotion, ReleaseError, type ReleaseRef } from './types';

/**
 * What may become of the state, as functions from one state to the next: who is live, who is tried, what is gone back
 * to. Whether a release fits is decided elsewhere (`checks.ts`).
 */

/** Who did something, when, and why. */
export interface AuditEntry {
  by: string | null;
  /** ISO 8601. */
  at: string;
  reason: string;
}

const historyKept = 200;
const pastKept = 10;

export const parseState = (text: string | null): LiveSnapshot =>
  text ? (JSON.parse(text) as LiveSnapshot) : { names: {} };

/** Makes a release the live one; a canary of the name ends with it. */
export function promoted(state: LiveSnapshot, { name, version }: ReleaseRef, deed: AuditEntry): LiveSnapshot {
  const entry = state.names[name];
  if (entry?.version === version && !entry.canary) return state;
  const replaced = entry && entry.version !== version;
  const { [version]: _forgiven, ...failed } = entry?.failed ?? {};
  return withEntry(state, name, {
    version,
    since: entry && !replaced ? (entry.since ?? deed.at) : deed.at,
    ...stack(replaced ? [...goodBefore(entry), entry.version].filter((each) => each !== version) : goodBefore(entry)),
    canary: null,
    failed,
    history: noted(entry, { version, kind: 'promoted', ...deed }),
  });
}

/** Gives a release to a share of visitors, or changes the share. @throws ReleaseError NOT_LIVE, USAGE */
export function tried(
  state: LiveSnapshot,
  { name, version }: ReleaseRef,
  percent: number,
  deed: AuditEntry,
): LiveSnapshot {
  if (!(percent > 0 && percent < 100)) throw new ReleaseError('USAGE', 'a share is above 0 and below 100 percent');
  const entry = state.names[name];
  if (!entry) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live yet: promote it for everybody first`);
  if (entry.version === version) throw new ReleaseError('USAGE', `${name} ${version} is live for everybody already`);
  const same = entry.canary?.version === version ? entry.canary : null;
  if (same?.percent === percent) return state;
  const { [version]: _forgiven, ...failed } = entry.failed ?? {};
  return withEntry(state, name, {
    ...entry,
    failed,
    canary: { version, percent, since: same?.since ?? deed.at, by: deed.by },
    history: noted(entry, { version, kind: 'canary', percent, ...deed }),
  });
}

/** Goes back: from a canary to the live version for all, else to the version `to`. */
export function rolledBack(
  state: LiveSnapshot,
  name: string,
  to: string,
  deed: AuditEntry,
  failure: string | null = null,
): LiveSnapshot {
  const entry = state.names[name] as LiveEntry;
  const bad = entry.canary?.version ?? entry.version;
  const failed = failure ? { ...entry.failed, [bad]: failure } : entry.failed;
  const kind = entry.canary ? 'canary-ended' : 'rolled-back';
  const line: Promotion = { version: to, kind: failure ? 'went-back' : kind, ...deed };
  if (entry.canary) return withEntry(state, name, { ...entry, canary: null, failed, history: noted(entry, line) });
  const past = goodBefore(entry);
  return withEntry(state, name, {
    ...entry,
    version: to,
    since: deed.at,
    ...stack(past.slice(0, past.lastIndexOf(to))),
    canary: null,
    failed,
    history: noted(entry, line),
  });
}

/** Takes a name off the air with all that is remembered of it. */
export function withdrawn(state: LiveSnapshot, name: string): LiveSnapshot {
  const { [name]: _gone, ...names } = state.names;
  return { ...state, names, withdrawn: [...new Set([...(state.withdrawn ?? []), name])] };
}

/** Good versions before the live one, the newest last. */
export function goodBefore(entry: LiveEntry | undefined): string[] {
  return entry?.previous ? [...(entry.past ?? []), entry.previous] : [];
}

/** Every version that a visitor may be given, of every name. */
export function liveVersions(state: LiveSnapshot): ReleaseRef[] {
  return Object.entries(state.names).flatMap(([name, { version, canary }]) => [
    { name, version },
    ...(canary ? [{ name, version: canary.version }] : []),
  ]);
}

const stack = (versions: string[]) => ({
  previous: versions.at(-1) ?? null,
  past: versions.slice(0, -1).slice(-pastKept),
});

const noted = (entry: LiveEntry | undefined, line: Promotion) => [...(entry?.history ?? []), line].slice(-historyKept);

const withEntry = (state: LiveSnapshot, name: string, entry: LiveEntry): LiveSnapshot => ({
  ...state,
  names: { ...state.names, [name]: entry },
  withdrawn: state.withdrawn?.filter((each) => each !== name),
});
