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
const maxSecurity = 20;

export const parseSnapshot = (text: string | null): LiveSnapshot => (text ? JSON.parse(text) : { names: {} });

/** How a release is given to visitors. */
export interface PromotionMark {
  /** Marks it as a security fix, which is never rolled back automatically. */
  security?: boolean;
}

/**
 * Makes a release live for all visitors, and ends a canary of its name.
 * @param isTarget  whether a rollback may go back to the version that it replaces
 */
export function promoted(
  state: LiveSnapshot,
  { name, version }: ReleaseRef,
  audit: AuditEntry,
  { security = false }: PromotionMark = {},
  isTarget = true,
): LiveSnapshot {
  const entry = state.names[name];
  const isMarked = !security || isSecurityFix(entry, version);
  if (entry?.version === version && !entry.canary && isMarked) return state;
  const replaced = entry && entry.version !== version;
  const { [version]: _cleared, ...failed } = entry?.failed ?? {};
  return withEntry(state, name, {
    version,
    since: entry && !replaced ? entry.since : audit.at,
    ...fallbacks(
      replaced
        ? [...goodBefore(entry), ...(isTarget ? [entry.version] : [])].filter((each) => each !== version)
        : goodBefore(entry),
    ),
    canary: null,
    failed,
    ...marks(entry, version, security),
    ...alarmOf(entry, [version]),
    history: appended(entry, { version, kind: 'promoted', ...audit, ...(security && { security }) }),
  });
}

/** Gives a release to a share of visitors, or changes its share. @throws ReleaseError NOT_LIVE, USAGE */
export function withCanary(
  state: LiveSnapshot,
  { name, version }: ReleaseRef,
  percent: number,
  audit: AuditEntry,
  { security = false }: PromotionMark = {},
): LiveSnapshot {
  if (!(percent > 0 && percent < 100)) throw new ReleaseError('USAGE', 'a share is above 0 and below 100 percent');
  const entry = state.names[name];
  if (!entry) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live yet: promote it for all visitors first`);
  if (entry.version === version) throw new ReleaseError('USAGE', `${name} ${version} is live for all visitors already`);
  const running = entry.canary?.version === version ? entry.canary : null;
  if (running?.percent === percent && (!security || isSecurityFix(entry, version))) return state;
  const { [version]: _cleared, ...failed } = entry.failed;
  return withEntry(state, name, {
    ...entry,
    failed,
    ...marks(entry, version, security),
    ...alarmOf(entry, [entry.version, version]),
    canary: { version, percent, since: running?.since ?? audit.at, by: audit.by },
    history: appended(entry, { version, kind: 'canary', percent, ...audit, ...(security && { security }) }),
  });
}

/** Ends a canary. @param failure  why it failed, for an automatic rollback */
export function canaryEnded(
  state: LiveSnapshot,
  name: string,
  audit: AuditEntry,
  failure: string | null = null,
): LiveSnapshot {
  const entry = required(state.names[name], name);
  const { version } = required(entry.canary, name);
  return withEntry(state, name, {
    ...entry,
    canary: null,
    ...alarmOf(entry, [entry.version]),
    failed: failure ? { ...entry.failed, [version]: failure } : entry.failed,
    history: appended(entry, { version: entry.version, kind: failure ? 'auto-rollback' : 'canary-ended', ...audit }),
  });
}

/**
 * Goes back to an earlier version. A canary of another version keeps running.
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
  const canary = entry.canary?.version === to ? null : entry.canary;
  const past = goodBefore(entry);
  return withEntry(state, name, {
    ...entry,
    version: to,
    since: audit.at,
    ...fallbacks(past.slice(0, past.lastIndexOf(to))),
    canary,
    ...alarmOf(entry, [to, canary?.version]),
    failed: failure ? { ...entry.failed, [entry.version]: failure } : entry.failed,
    history: appended(entry, { version: to, kind: failure ? 'auto-rollback' : 'rolled-back', ...audit }),
  });
}

/** Records that a release fails and stays live. A name has one open alarm; an acknowledged one is not raised again. */
export function alarmed(
  state: LiveSnapshot,
  { name, version, since }: ReleaseRef & { since: string },
  audit: AuditEntry,
): LiveSnapshot {
  const entry = required(state.names[name], name);
  const isAcknowledged = entry.history.some(
    (line) => line.kind === 'alarm-acknowledged' && line.version === version && line.at >= since,
  );
  if (entry.alarm?.acknowledgedBy === null || isAcknowledged) return state;
  return withEntry(state, name, {
    ...entry,
    alarm: { version, acknowledgedBy: null, ...audit },
    history: appended(entry, { version, kind: 'alarm', ...audit }),
  });
}

/**
 * Appends a line that a site wrote by itself: all that the online key can change of a part.
 * @throws ReleaseError SIGNATURE when it is anything but the end of a canary, the way back to an earlier good version or
 *   an alarm, or when it takes a security fix back
 */
export function automatic(state: LiveSnapshot, name: string, line: HistoryLine): LiveSnapshot {
  const entry = state.names[name];
  const audit = { by: null, at: line.at, reason: line.reason, ...(line.keys && { keys: line.keys }) };
  const served = [entry, entry?.canary].find((each) => each?.version === line.version);
  if (line.kind === 'alarm' && served)
    return alarmed(state, { name, version: line.version, since: served.since }, audit);
  if (line.kind === 'auto-rollback' && entry) {
    const endsCanary = entry.canary && line.version === entry.version && !isSecurityFix(entry, entry.canary.version);
    if (endsCanary) return canaryEnded(state, name, audit, line.reason);
    if (targetsWithSecurityFix(entry).includes(line.version)) {
      return rolledBack(state, name, line.version, audit, line.reason);
    }
  }
  throw new ReleaseError('SIGNATURE', `the online key may not make ${name} ${line.version} live (${line.kind})`);
}

/** Adds the keys that sign a change to its new lines of the history. */
export function withKeys(before: LiveSnapshot, after: LiveSnapshot, keysOf: (name: string) => string[]): LiveSnapshot {
  const names = Object.entries(after.names).map(([name, entry]): [string, LiveEntry] => {
    const line = entry.history.at(-1);
    if (!line || line === before.names[name]?.history.at(-1)) return [name, entry];
    return [name, { ...entry, history: [...entry.history.slice(0, -1), { ...line, keys: keysOf(name) }] }];
  });
  return { ...after, names: Object.fromEntries(names) };
}

/** Records that a person keeps the failing release live. @throws ReleaseError NOT_LIVE */
export function alarmAcknowledged(state: LiveSnapshot, name: string, audit: AuditEntry): LiveSnapshot {
  const entry = state.names[name];
  if (!entry?.alarm) throw new ReleaseError('NOT_LIVE', `there is no alarm of ${name}`);
  if (entry.alarm.acknowledgedBy !== null) return state;
  const { version } = entry.alarm;
  return withEntry(state, name, {
    ...entry,
    alarm: { ...entry.alarm, acknowledgedBy: audit.by ?? 'unknown' },
    history: appended(entry, { version, kind: 'alarm-acknowledged', ...audit }),
  });
}

export const isSecurityFix = (entry: LiveEntry | undefined, version: string) =>
  entry?.security?.includes(version) ?? false;

/** Whether visitors still get the version since that moment. */
export function isServed({ canary, version, since }: LiveEntry, failing: ReleaseRef & { since: string }): boolean {
  return [{ version, since }, canary].some(
    (served) => served?.version === failing.version && served.since === failing.since,
  );
}

/** Good versions before the live one that keep its newest security fix, oldest first. */
export function targetsWithSecurityFix(entry: LiveEntry): string[] {
  if (isSecurityFix(entry, entry.version)) return [];
  const good = goodBefore(entry);
  const newestFix = good.findLastIndex((version) => isSecurityFix(entry, version));
  return good.slice(Math.max(newestFix, 0));
}

/** Changes fields of a name, and records it. @throws ReleaseError NOT_LIVE */
export function withLine(
  state: LiveSnapshot,
  name: string,
  line: Omit<HistoryLine, 'version'>,
  change: Partial<LiveEntry>,
): LiveSnapshot {
  const entry = state.names[name];
  if (!entry) throw new ReleaseError('NOT_LIVE', `nothing of ${name} is live`);
  return withEntry(state, name, {
    ...entry,
    ...change,
    history: appended(entry, { version: entry.version, ...line }),
  });
}

/** Removes a name and its history from the live releases, and ends its previews. */
export function withdrawn(state: LiveSnapshot, name: string): LiveSnapshot {
  const { [name]: _removed, ...names } = state.names;
  const { [name]: _ended, ...previews } = state.previews ?? {};
  return {
    ...state,
    names,
    ...(state.previews && { previews }),
    withdrawn: [...new Set([...(state.withdrawn ?? []), name])],
  };
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

/** An alarm ends when visitors no longer get its version. */
const alarmOf = ({ alarm }: Partial<LiveEntry> = {}, served: readonly (string | undefined)[]) =>
  alarm ? { alarm: served.includes(alarm.version) ? alarm : null } : {};

function marks(entry: LiveEntry | undefined, version: string, security: boolean) {
  const before = entry?.security ?? [];
  const fixes = security ? [...before.filter((each) => each !== version), version].slice(-maxSecurity) : before;
  return fixes.length > 0 ? { security: fixes } : {};
}

const appended = (entry: LiveEntry | undefined, line: HistoryLine) =>
  [...(entry?.history ?? []), line].slice(-maxHistory);

const withEntry = (state: LiveSnapshot, name: string, entry: LiveEntry): LiveSnapshot => ({
  ...state,
  names: { ...state.names, [name]: entry },
  withdrawn: state.withdrawn?.filter((each) => each !== name),
});
