import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/database/schema/people';
import { auditLog } from '../../platform/database/schema/platform';
import type { PageOfRows } from '../../platform/http/wire';

export interface AuditFilter {
  actorId?: number;
  entity?: string;
  entityId?: number;
  /** First and last day in UTC, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
}

/** Largest number that a list counts. */
const countCap = 10_000;

/** The name of what an entry is about, where it is a user, a course or a trainer. */
const subject = sql`case ${auditLog.entity}
  when 'user' then (select u.name from users u where u.id = ${auditLog.entityId})
  when 'account' then (select u.name from users u where u.id = ${auditLog.entityId})
  when 'course' then (select c.name from courses c where c.id = ${auditLog.entityId})
  when 'trainer' then (select t.name from trainers t where t.id = ${auditLog.entityId})
end`.mapWith((name: string | null) => name);

const selectEntries = (db: Database) =>
  db
    .select({ entry: auditLog, actor: { id: users.id, name: users.name, email: users.email }, subject })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId));

export type AuditRow = Awaited<ReturnType<typeof selectEntries>>[number];

function condition({ actorId, entity, entityId, from, to }: AuditFilter): SQL | undefined {
  return and(
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
    from === undefined ? undefined : gte(auditLog.at, new Date(`${from}T00:00:00Z`)),
    to === undefined ? undefined : lt(auditLog.at, sql`${to}::date + 1`),
  );
}

/** Latest first. */
export async function findEntries(
  db: Database,
  { page, count, ...filter }: AuditFilter & { page: number; count: number },
): Promise<PageOfRows<AuditRow>> {
  const where = condition(filter);
  const results = await selectEntries(db)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(count)
    .offset((page - 1) * count);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(auditLog)
    .where(where)
    .limit(countCap + 1)
    .as('counted');
  const total = await db.$count(counted);
  return { results, total: Math.min(total, countCap), capped: total > countCap };
}

/** Latest first, at most `max`. */
export const findAllEntries = (db: Database, filter: AuditFilter, max: number): Promise<AuditRow[]> =>
  selectEntries(db).where(condition(filter)).orderBy(desc(auditLog.id)).limit(max);

/** The kinds of what was changed, in alphabetical order. */
export async function findEntities(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ entity: auditLog.entity }).from(auditLog).orderBy(auditLog.entity);
  return rows.map(({ entity }) => entity);
}

/** The database refuses to delete an entry of the last 90 days. */
export async function deleteEntriesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, moment));
}
