import type { InspectedDatabase } from '@kaksha/api/platform/database/inspect-database';
import { hourMs } from '@kaksha/domain/time-units';
import { errorMessageOf } from '@kaksha/domain/typed';
import { openDestination } from '../../lib/backup/destination';
import { type Check, type Finding, fault, ok, type Site, warning } from './check';

/** As the alert rule has it. */
const maxAgeHours = 26;
const runbook = 'See /operator/backups and docs/runbooks/no-backup.md.';

async function checkBackups(site: Site): Promise<Finding[]> {
  const { settings, database } = site;
  if (!settings.backup) {
    if (settings.demo) return [ok('A demo makes no backups.')];
    return [warning('No backups are made by schedule.', 'Set BACKUP_URL and BACKUP_KEY; see docs/operations.md.')];
  }
  // What a backup needs: without it its age would be a second line about the same.
  const stored = await storedNames(site);
  if (!Array.isArray(stored)) return [stored];
  const open = await database();
  const missing = open && (await missingTool(site, open));
  if (missing) return [missing];
  return open ? lastRunFindings(site, open, stored) : [ok(`BACKUP_URL holds ${stored.length} backups.`)];
}

/** Names of the complete backups, or why they cannot be read. */
async function storedNames({ settings: { backup } }: Site): Promise<string[] | Finding> {
  if (!backup) return [];
  try {
    const stored = await openDestination(backup).list();
    return stored.filter(({ createdAt }) => createdAt).map(({ name }) => name);
  } catch (error) {
    const reason = errorMessageOf(error instanceof Error && error.cause ? error.cause : error).slice(0, 200);
    return fault(
      `BACKUP_URL does not answer: ${reason}.`,
      'Compare it and the AWS settings; the key needs to list, read, write and delete.',
    );
  }
}

async function missingTool({ settings, probes }: Site, open: InspectedDatabase): Promise<Finding | null> {
  if (settings.database.kind !== 'postgresql') return null;
  const [row] = await open.query(`
    select current_setting('server_version_num')::int / 10000 as version,
      (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as creates`);
  const client = await probes.programVersion('pg_dump');
  if (client === null || client < Number(row?.version)) {
    const text =
      client === null ? 'pg_dump is not installed' : `pg_dump ${client} is older than PostgreSQL ${row?.version}`;
    return fault(
      `${text}, so backups fail.`,
      `Install postgresql-client-${row?.version} on the machine of the worker.`,
    );
  }
  if (!row?.creates && !settings.backup?.scratchUrl) {
    const advice = 'alter role … createdb, or name an empty database in BACKUP_SCRATCH_URL.';
    return fault('The role of the database may not create the database in which backups are compared.', advice);
  }
  return null;
}

async function lastRunFindings({ probes }: Site, { query }: InspectedDatabase, stored: string[]): Promise<Finding[]> {
  const [table] = await query(`select to_regclass('public.backup_runs') is not null as exists`);
  if (!table?.exists) return [];
  const [good] = await query(`
    select name, extract(epoch from restored_at) * 1000 as at from public.backup_runs
    where restored_at is not null order by started_at desc limit 1`);
  const [last] = await query(`
    select failure from public.backup_runs where finished_at is not null order by started_at desc limit 1`);
  if (!good) return [fault('No backup was stored, restored and compared yet.', `npm run backup. ${runbook}`)];
  const hours = Math.floor((probes.now().getTime() - Number(good.at)) / hourMs);
  const why = last?.failure ? ` The last one failed: ${last.failure}` : '';
  if (hours >= maxAgeHours) return [fault(`The last good backup is ${hours} h old.${why}`, runbook)];
  if (!stored.includes(String(good.name))) {
    return [
      fault(
        `The last good backup, ${good.name}, is not at BACKUP_URL any more.`,
        'Does another program remove it? Then: npm run backup.',
      ),
    ];
  }
  if (why) return [warning(`The last good backup is ${hours} h old.${why}`, runbook)];
  return [ok(`${good.name} was stored, restored and compared ${hours} h ago.`)];
}

export const backupChecks: readonly Check<Site>[] = [{ area: 'Backups', run: checkBackups }];
