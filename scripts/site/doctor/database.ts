import {
  countPendingMigrations,
  type InspectedDatabase,
  inspectPostgres,
} from '@kaksha/api/platform/database/inspect-database';
import { errorMessageOf } from '@kaksha/domain/typed';
import { type Check, type Finding, fault, ok, type Site, warning } from './check';

/** Days on which the fixes of a major version of PostgreSQL end. */
const postgresEnds: Readonly<Record<number, string>> = {
  13: '2025-11-13',
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
};

async function checkDatabase({ database, databaseProblem, probes, settings }: Site): Promise<Finding[]> {
  const open = await database();
  const problem = await databaseProblem();
  if (!open) return problem ? [problem] : [];
  if (open.isPooled) {
    const advice = 'Set DATABASE_DIRECT_URL to the PostgreSQL server itself: migrations and LISTEN need it.';
    return [fault('The address of the database leads to a connection pooler.', advice)];
  }
  const [facts = {}] = await open.query(`
    select current_setting('server_version_num')::int as version, pg_is_in_recovery() as replica,
      pg_database_size(current_database()) as bytes, getdatabaseencoding() as encoding,
      current_setting('max_connections')::int as connections,
      exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams,
      exists (select from pg_extension where extname = 'pg_trgm') as installed`);
  const major = Math.floor(Number(facts.version) / 10_000);
  const size = `${(Number(facts.bytes) / 1e6).toFixed(0)} MB`;
  if (major < 13) return [fault(`PostgreSQL ${major} is too old.`, 'Upgrade it to version 17.')];
  if (facts.replica) {
    return [
      fault('DATABASE_URL leads to a replica, which takes no writes.', 'Name the primary, or the balancer in front.'),
    ];
  }
  const migrations = await migrationFinding(open);
  const hasTables = migrations.text !== noTables;
  const ends = postgresEnds[major];
  const findings = [
    ...(facts.encoding === 'UTF8'
      ? []
      : [fault(`The database stores ${facts.encoding}.`, 'Make it with encoding UTF8.')]),
    ...(facts.trigrams && (facts.installed || !hasTables)
      ? []
      : [fault('The extension pg_trgm is missing.', 'Install postgresql-contrib, then: create extension pg_trgm.')]),
    ...(open.kind === 'postgresql' && ends && probes.now() > new Date(ends)
      ? [warning(`PostgreSQL ${major} gets no fixes since ${ends}.`, 'Upgrade it to version 17.')]
      : []),
    ...connectionFinding(settings, Number(facts.connections)),
    migrations,
  ];
  return [ok(`${open.kind === 'embedded' ? 'Embedded PostgreSQL' : 'PostgreSQL'} ${major}, ${size}`), ...findings];
}

function connectionFinding({ database }: Site['settings'], max: number): Finding[] {
  if (database.kind !== 'postgresql' || database.directUrl || database.poolSize <= max - 3) return [];
  const text = `DATABASE_POOL is ${database.poolSize}, and PostgreSQL allows ${max} connections.`;
  return [fault(text, 'Lower DATABASE_POOL: all processes together stay below max_connections.')];
}

const noTables = 'The first start makes the tables.';

async function migrationFinding(open: InspectedDatabase): Promise<Finding> {
  const [{ applied } = {}] = await open.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as applied`,
  );
  if (!applied) return ok(noTables);
  const pending = await countPendingMigrations(open);
  if (pending > 0)
    return warning(
      `Migrations are pending: ${pending}.`,
      'The next start of the site applies them; make a backup before.',
    );
  if (pending < 0) {
    const advice = 'The site runs, because migrations only expand. Finish or repeat the upgrade.';
    return warning(`The database has migrations of a newer version: ${-pending}.`, advice);
  }
  return ok('No migration is pending.');
}

const maxSkewMs = 5000;

/** Sign-in codes, offers and holds end by the clocks of processes and of the database. */
async function checkClock({ database, probes }: Site): Promise<Finding[]> {
  const open = await database();
  if (!open) return [];
  const before = probes.now().getTime();
  const [row] = await open.query('select extract(epoch from clock_timestamp()) * 1000 as now');
  const after = probes.now().getTime();
  const now = Number(row?.now);
  const skewMs = now < before ? before - now : Math.max(0, now - after);
  if (skewMs <= maxSkewMs) return [ok('The clocks of this machine and of the database agree.')];
  const text = `The clock of this machine differs from the database's by ${Math.round(skewMs / 1000)} s.`;
  return [fault(text, 'Run NTP on both machines, e.g. systemd-timesyncd or chrony.')];
}

async function checkReplicas({ settings: { database }, probes }: Site): Promise<Finding[]> {
  if (database.kind !== 'postgresql' || !database.replicas) return [];
  const { urls, maxLagSeconds } = database.replicas;
  return Promise.all(urls.map((url) => replicaFinding(url, maxLagSeconds, probes.timeoutMs)));
}

async function replicaFinding(url: string, maxLagSeconds: number, timeoutMs: number): Promise<Finding> {
  const name = new URL(url).host;
  let replica: InspectedDatabase;
  try {
    replica = await inspectPostgres(url, timeoutMs);
  } catch (error) {
    const advice = 'Start it, or remove it from DATABASE_READ_URL. The primary answers its reads meanwhile.';
    return fault(`The replica ${name} does not answer: ${errorMessageOf(error)}.`, advice);
  }
  try {
    const [row] = await replica.query(`
      select pg_is_in_recovery() as replica, case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else extract(epoch from now() - pg_last_xact_replay_timestamp()) end as lag`);
    if (!row?.replica) return fault(`${name} in DATABASE_READ_URL is no replica.`, 'Name streaming replicas only.');
    const lag = Math.round(Number(row.lag ?? 0));
    if (lag > maxLagSeconds) {
      return warning(
        `The replica ${name} is ${lag} s behind.`,
        'Look at its load and its disk. It is not read meanwhile.',
      );
    }
    return ok(`The replica ${name} is ${lag} s behind.`);
  } finally {
    await replica.close();
  }
}

const maxWaitSeconds = 300;

async function checkQueues({ database }: Site): Promise<Finding[]> {
  const open = await database();
  if (!open) return [];
  const [tables] = await open.query(`
    select to_regclass('pgboss.job') is not null and to_regclass('public.outbox_events') is not null as exist`);
  if (!tables?.exist) return [];
  const [row = {}] = await open.query(`
    select
      (select count(*) from pgboss.job where name = 'dead-letter' and state in ('created', 'retry')) as dead,
      (select max(extract(epoch from now() - created_on)) from pgboss.job
        where name <> 'dead-letter' and name not like '\\_\\_pgboss%' and state in ('created', 'retry')
          and start_after <= now()) as job,
      (select max(extract(epoch from now() - created_at)) from public.outbox_events where fanned_out_at is null) as event`);
  const oldest = Math.round(Math.max(Number(row.job ?? 0), Number(row.event ?? 0)));
  const findings: Finding[] = [];
  if (oldest > maxWaitSeconds) {
    const what = Number(row.event ?? 0) > Number(row.job ?? 0) ? 'event' : 'job';
    const advice =
      'Does a worker run? One process without --web, or one with --worker; see docs/runbooks/jobs-wait.md.';
    findings.push(warning(`The oldest ${what} waits for ${Math.round(oldest / 60)} minutes.`, advice));
  }
  if (Number(row.dead) > 0) {
    findings.push(
      warning(
        `Jobs that failed for good: ${row.dead}.`,
        'Retry them at /operator/jobs; see docs/runbooks/dead-letters.md.',
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('No job and no event waits.')];
}

export const databaseChecks: readonly Check<Site>[] = [
  { area: 'Database', run: checkDatabase },
  { area: 'Clock', run: checkClock },
  { area: 'Replicas', run: checkReplicas },
  { area: 'Queues', run: checkQueues },
];
