import { required } from '@kaksha/domain/typed';
import {
  type AuditEntry,
  type HistoryLine,
  type LiveEntry,
  type LiveSnapshot,
  ReleaseError,
  type ReleaseRef,
} from './types';

/**
 * Changes of the live releases, as pure functions from one snapshot to the next. Whether a release may go live is
 * checked elsewhere (`checks.ts`).
 */

const maxHistory = 200;
const maxPast = 10;

export const parseSnapshot = (text: string | null): LiveSnapshot => (text ? JSON.parse(text) : { names: {} });

/** Makes a release live for all visitors, and ends a canary of its name. */
export function promoted(state: LiveSnapshot, { name, version }: ReleaseRef, audit: AuditEntry): LiveSnapshot {
  const entry = state.names[name];
  if (entry?.version === version && !entry.canary) return state;
  const replaced = entry && entry.version !== version;
  const { [version]: _cleared, ...failed } = entry?.failed ?? {};
  return withEntry(state, name, {
    version,
    since: entry && !replaced ? entry.since : audit.at,
    ...fallbacks(
      replaced ? [...goodBefore(entry), entry.version].filter((each) => each !== version) : goodBefore(entry),
    ),
    canary: null,
    failed,
    history: appended(entry, { version, kind: 'promoted', ...audit }),
  });
}

/** Gives a release to a share of visitors, or changes its share. @throws ReleaseError NOT_LIVE, USAGE */
export function withCanary(
  state: LiveSnapshot,
  { name, version }: ReleaseRef,
  percent: number,
  audit: AuditEntry,
): LiveSnapshot {
  if (!(percent > 0 && percent < 100)) throw new ReleaseError('USAGE', 'a share is above 0 and below 100 percent');
  const entry = state.names[name];
  if (!entry) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live yet: promote it for all visitors first`);
  if (entry.version === version) throw new ReleaseError('USAGE', `${name} ${version} is live for all visitors already`);
  const running = entry.canary?.version === version ? entry.canary : null;
  if (running?.percent === percent) return state;
  const { [version]: _cleared, ...failed } = entry.failed;
  return withEntry(state, name, {
    ...entry,
    failed,
    canary: { version, percent, since: running?.since ?? audit.at, by: audit.by },
    history: appended(entry, { version, kind: 'canary', percent, ...audit }),
  });
}

/**
 * Ends a canary, or goes back to an earlier version.
 * @param to  the version that is live afterwards
 * @param failure  why the version failed, for an automatic rollback
 */
export function rolledBack(
  state: LiveSnapshot,
  name: string,
  to: string,
  audit: AuditEntry,
  failure: string | null = null,
): LiveSnapshot {
  const entry = required(state.names[name], name);
  const from = entry.canary?.version ?? entry.version;
  const failed = failure ? { ...entry.failed, [from]: failure } : entry.failed;
  const kind = entry.canary ? 'canary-ended' : 'rolled-back';
  const line: HistoryLine = { version: to, kind: failure ? 'auto-rollback' : kind, ...audit };
  if (entry.canary) return withEntry(state, name, { ...entry, canary: null, failed, history: appended(entry, line) });
  const past = goodBefore(entry);
  return withEntry(state, name, {
    ...entry,
    version: to,
    since: audit.at,
    ...fallbacks(past.slice(0, past.lastIndexOf(to))),
    canary: null,
    failed,
    history: appended(entry, line),
  });
}

/** Removes a name and its history from the live releases. */
export function withdrawn(state: LiveSnapshot, name: string): LiveSnapshot {
  const { [name]: _removed, ...names } = state.names;
  return { ...state, names, withdrawn: [...new Set([...(state.withdrawn ?? []), name])] };
}

/** Good versions before the live one, oldest first. */
export function goodBefore(entry: LiveEntry | undefined): string[] {
  return entry?.previous ? [...entry.past, entry.previous] : [];
}

/** Every release that a visitor may get, canaries included. */
export function liveVersions(state: LiveSnapshot): ReleaseRef[] {
  return Object.entries(state.names).flatMap(([name, { version, canary }]) => [
    { name, version },
    ...(canary ? [{ name, version: canary.version }] : []),
  ]);
}

const fallbacks = (versions: string[]) => ({
  previous: versions.at(-1) ?? null,
  past: versions.slice(0, -1).slice(-maxPast),
});

const appended = (entry: LiveEntry | undefined, line: HistoryLine) =>
  [...(entry?.history ?? []), line].slice(-maxHistory);

const withEntry = (state: LiveSnapshot, name: string, entry: LiveEntry): LiveSnapshot => ({
  ...state,
  names: { ...state.names, [name]: entry },
  withdrawn: state.withdrawn?.filter((each) => each !== name),
});
