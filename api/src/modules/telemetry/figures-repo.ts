import type { ReportedRelease } from '@kaksha/domain/release-metrics';
import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { telemetryEvents as events } from '../../platform/database/schema/platform';
import { float, integer, text } from '../../platform/database/typed-sql';

const ofReleases = (releases: readonly ReportedRelease[]) =>
  or(...releases.map(({ remote, version }) => and(eq(events.remote, remote), eq(events.version, version))));

/** The 75th percentile of each measurement over networks. Each network counts once, with the 75th percentile of its pages. */
export function vitalsByRelease(db: Database, since: Date, releases: readonly ReportedRelease[]) {
  const ofNetwork = db
    .select({
      remote: events.remote,
      version: events.version,
      name: events.name,
      value: float(sql`percentile_cont(0.75) within group (order by ${events.value})`).as('network_value'),
    })
    .from(events)
    .where(
      and(
        eq(events.kind, 'vital'),
        sql`${events.name} in ('LCP', 'INP', 'FID', 'CLS')`,
        gte(events.at, since),
        ofReleases(releases),
      ),
    )
    .groupBy(events.remote, events.version, events.name, events.network)
    .as('of_network');
  return db
    .select({
      remote: ofNetwork.remote,
      version: ofNetwork.version,
      name: ofNetwork.name,
      value: float(sql`percentile_cont(0.75) within group (order by ${ofNetwork.value})`),
      networks: integer(sql`count(*)`),
    })
    .from(ofNetwork)
    .groupBy(ofNetwork.remote, ofNetwork.version, ofNetwork.name);
}

/** Errors with the same positions, or the same message without positions; those of most networks first. */
export function errorsByRelease(
  db: Database,
  since: Date,
  { releases, perRelease, networks }: { releases: readonly ReportedRelease[]; perRelease: number; networks: number },
) {
  const networkCount = sql`count(distinct coalesce(${events.network}, ''))`;
  const grouped = db
    .select({
      remote: events.remote,
      version: events.version,
      stack: sql`${events.stack}`.as('group_stack'),
      message: sql`(array_agg(coalesce(${events.message}, '') order by ${events.id} desc))[1]`.as('group_message'),
      path: sql`(array_agg(${events.path} order by ${events.id} desc))[1]`.as('group_path'),
      reports: sql`count(*)`.as('group_reports'),
      networks: sql`(array_agg(distinct coalesce(${events.network}, '')))[1:${sql.raw(String(networks))}]`.as(
        'group_networks',
      ),
      lastSeen: sql`max(${events.at})`.as('group_last'),
      rank: sql`row_number() over (partition by ${events.remote}, ${events.version} order by ${networkCount} desc, count(*) desc, max(${events.id}) desc)`.as(
        'group_rank',
      ),
    })
    .from(events)
    .where(and(eq(events.kind, 'error'), gte(events.at, since), ofReleases(releases)))
    .groupBy(
      events.remote,
      events.version,
      events.stack,
      sql`case when ${events.stack} is null then ${events.message} end`,
    )
    .as('grouped');
  return db
    .select({
      remote: grouped.remote,
      version: grouped.version,
      stack: sql`${grouped.stack}`.mapWith((value): string | null => (value === null ? null : String(value))),
      message: text(sql`${grouped.message}`),
      path: text(sql`${grouped.path}`),
      reports: integer(sql`${grouped.reports}`),
      networks: sql`${grouped.networks}`.mapWith((list: string[]) => list),
      lastSeen: text(sql`to_char(${grouped.lastSeen} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`),
    })
    .from(grouped)
    .where(sql`${grouped.rank} <= ${perRelease}`)
    .orderBy(grouped.remote, grouped.version, grouped.rank);
}
