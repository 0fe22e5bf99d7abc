import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext, UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import type { PageOfRows } from '../../platform/http/wire';
import {
  type AuditFilter,
  type AuditRow,
  deleteEntriesBefore,
  findAllEntries,
  findEntities,
  findEntries,
} from './repo';

/** Entries of one file. */
const maxEntries = 50_000;

/** Latest first. */
export const getAuditLog = (
  { db }: ServiceContext,
  filter: AuditFilter & { page: number; count: number },
): Promise<PageOfRows<AuditRow>> => findEntries(db, filter);

/** The kinds of what was changed. */
export const getAuditEntities = ({ db }: ServiceContext): Promise<string[]> => findEntities(db);

/** The entries of a file, latest first. The export is an entry, too. */
export async function exportAuditLog(
  { db, principal, client, requestId }: UserContext,
  filter: AuditFilter,
): Promise<AuditRow[]> {
  const entry = { actorId: principal.id, entityId: principal.id, client, requestId, detail: { ...filter } };
  await writeAudit(db, { ...entry, action: 'audit.export' });
  return findAllEntries(db, filter, maxEntries);
}

/** Deletes entries that are older than the days of the settings. */
export async function deleteOldEntries({ db, clock, settings }: ServiceContext): Promise<void> {
  const { auditDays } = settings;
  if (auditDays !== null) await deleteEntriesBefore(db, new Date(clock.now().getTime() - auditDays * dayMs));
}
