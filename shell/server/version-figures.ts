import type { CspReport } from '@kaksha/domain/csp-report';
import type { ReleaseMetrics, ReportedRelease, VersionFigures } from '@kaksha/domain/release-metrics';
import type { LiveEntry, LiveSnapshot } from '@kaksha/release/types';
import type { MapStack, SourcePosition } from './source-positions';

/** Figures of the releases since a moment, in milliseconds since 1970. */
export type FiguresSince = (since: number, releases: readonly ReportedRelease[]) => Promise<VersionFigures[]>;

/** What the content security policy blocked since a moment, in milliseconds since 1970. */
export type CspReportsSince = (since: number) => Promise<CspReport[]>;

export type Role = 'before' | 'live' | 'canary';

/** The versions of a name that are compared. */
export type ComparedVersions = Partial<Record<Role, string>> & { live: string };

/** The live version, its canary, and the version that visitors had before: also one that was rolled back. */
export function comparedVersions({ version, canary, previous, history }: LiveEntry): ComparedVersions {
  const isOther = (each: string) => each !== version && each !== canary?.version;
  const before = history.findLast((line) => isOther(line.version))?.version ?? previous;
  return {
    live: version,
    ...(before && isOther(before) && { before }),
    ...(canary && { canary: canary.version }),
  };
}

/** One figure of one version; null without a report. */
export type Figure = number | null;

export const figureNames = ['loads', 'loadFailures', 'errors', 'LCP', 'INP', 'FID', 'CLS'] as const;
export type FigureName = (typeof figureNames)[number];

/**
 * `loads`: networks that loaded it. `loadFailures` and `errors`: percent of the networks that tried or loaded it. The others
 * are 75th percentiles.
 */
export function figuresOf(metrics: ReleaseMetrics | undefined, figures: VersionFigures | undefined) {
  const { loads = 0, loadFailures = 0, errors = 0 } = metrics ?? {};
  const percent = (part: number, whole: number): Figure => (whole > 0 ? Math.min(100, (part / whole) * 100) : null);
  const vital = (name: string): Figure => figures?.vitals[name]?.value ?? null;
  const values: Record<FigureName, Figure> = {
    loads: metrics ? loads : null,
    loadFailures: percent(loadFailures, loads + loadFailures),
    errors: percent(errors, loads),
    LCP: vital('LCP'),
    INP: vital('INP'),
    FID: vital('FID'),
    CLS: vital('CLS'),
  };
  return values;
}

/** Errors with the same sources, of all compared versions. */
export interface ErrorGroup {
  /** Of the latest report. */
  message: string;
  path: string;
  positions: readonly SourcePosition[];
  /** The first position in code of the repository; null for an error without positions. */
  origin: SourcePosition | null;
  lastSeen: string;
  /** Networks and reports of each version that has the error. */
  counts: Partial<Record<Role, { networks: number; reports: number }>>;
}

const maxGroups = 20;
const keyPositions = 3;

/** Maps the errors of each version to the sources and groups them by these. Errors of most networks come first. */
export async function groupErrors(
  versions: readonly (readonly [Role, VersionFigures])[],
  mapStack: MapStack,
): Promise<ErrorGroup[]> {
  type Counted = ErrorGroup & { of: Map<Role, Set<string>> };
  const groups = new Map<string, Counted>();
  for (const [role, { errors }] of versions) {
    for (const error of errors) {
      const { message, path, lastSeen, reports } = error;
      const positions = error.stack ? await mapStack(error.stack) : [];
      const own = positions.filter(({ isForeign }) => !isForeign);
      const key = keyOf(message, own.length > 0 ? own : positions);
      const group: Counted = groups.get(key) ?? {
        message,
        path,
        positions,
        lastSeen,
        origin: own[0] ?? positions[0] ?? null,
        counts: {},
        of: new Map(),
      };
      groups.set(key, group);
      if (lastSeen > group.lastSeen) Object.assign(group, { message, path, positions, lastSeen });
      const networks = new Set([...(group.of.get(role) ?? []), ...error.networks]);
      group.of.set(role, networks);
      group.counts[role] = { networks: networks.size, reports: (group.counts[role]?.reports ?? 0) + reports };
    }
  }
  const networksOf = ({ counts }: ErrorGroup) => Object.values(counts).reduce((sum, { networks }) => sum + networks, 0);
  return [...groups.values()]
    .sort((a, b) => networksOf(b) - networksOf(a) || b.lastSeen.localeCompare(a.lastSeen))
    .slice(0, maxGroups)
    .map(({ of: _, ...group }) => group);
}

/** Kind of the error and its first positions; the whole message without positions. */
function keyOf(message: string, positions: readonly SourcePosition[]): string {
  if (positions.length === 0) return message;
  const kind = /^\w{1,60}(?=:)/.exec(message)?.[0] ?? '';
  return [kind, ...positions.slice(0, keyPositions).map(({ file, line }) => `${file}:${line}`)].join('\n');
}

/** Figures of the compared versions of one name. */
export interface ComparedPart {
  name: string;
  versions: ComparedVersions;
  figures: Partial<Record<Role, Record<FigureName, Figure>>>;
  errors: readonly ErrorGroup[];
}

const roles: readonly Role[] = ['live', 'canary', 'before'];

/** The parts of the site with the figures of their compared versions. */
export async function compareParts(
  { names }: LiveSnapshot,
  since: number,
  sources: {
    metrics: (since: number) => Promise<readonly ReleaseMetrics[]>;
    figures: FiguresSince;
    mapStack: MapStack;
  },
): Promise<ComparedPart[]> {
  const parts = Object.entries(names)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, entry]) => ({ name, versions: comparedVersions(entry) }));
  const releases = parts.flatMap(({ name, versions }) =>
    Object.values(versions).map((version) => ({ remote: name, version })),
  );
  const [metrics, figures] = await Promise.all([sources.metrics(since), sources.figures(since, releases)]);
  return Promise.all(
    parts.map(async ({ name, versions }) => {
      const found = roles.flatMap((role) => {
        const version = versions[role];
        if (!version) return [];
        const isOf = (each: { remote: string; version: string }) => each.remote === name && each.version === version;
        return [{ role, reported: figures.find(isOf), values: figuresOf(metrics.find(isOf), figures.find(isOf)) }];
      });
      return {
        name,
        versions,
        figures: Object.fromEntries(found.map(({ role, values }) => [role, values])),
        errors: await groupErrors(
          found.flatMap(({ role, reported }) => (reported ? [[role, reported] as const] : [])),
          sources.mapStack,
        ),
      };
    }),
  );
}
