import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { batches, courses } from '../../platform/database/schema/courses';
import { trainers, users } from '../../platform/database/schema/people';
import { staff } from '../../platform/database/schema/staff';

export type StaffRow = Awaited<ReturnType<typeof select>>[number];
/** A batch that needs a new teacher. */
export interface ReturnedBatch {
  batch: typeof batches.$inferSelect;
  courseName: string;
}
export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

function select(db: Database, where: SQL | undefined) {
  return db
    .select({ member: staff, name: users.name, trainerId: trainers.id })
    .from(staff)
    .leftJoin(users, eq(users.id, staff.userId))
    .leftJoin(trainers, and(eq(trainers.userId, staff.userId), eq(staff.role, 'trainer')))
    .where(where)
    .orderBy(asc(staff.id));
}

/** Members and open invitations, the oldest first. */
export const listStaff = (db: Database, instituteId: number): Promise<StaffRow[]> =>
  select(db, eq(staff.instituteId, instituteId));

export async function findMember(db: Database, id: number): Promise<StaffRow | null> {
  const [row] = await select(db, eq(staff.id, id));
  return row ?? null;
}

/** Locks the institute, so that concurrent invitations respect the limit. */
export async function lockInstitute(tx: Database, instituteId: number): Promise<void> {
  await tx.execute(sql`select from trainers where id = ${instituteId} for no key update`);
}

/** Null when the address is invited already. */
export async function addInvitation(
  tx: Database,
  values: Pick<typeof staff.$inferInsert, 'instituteId' | 'email' | 'role' | 'invitedBy'>,
): Promise<number | null> {
  const [row] = await tx.insert(staff).values(values).onConflictDoNothing().returning({ id: staff.id });
  return row?.id ?? null;
}

/** False when another request removed it first. */
export async function removeMember(tx: Database, id: number): Promise<boolean> {
  return (await tx.delete(staff).where(eq(staff.id, id)).returning({ id: staff.id })).length > 0;
}

export async function findUser(db: Database, id: number) {
  const { email, name, hasDerivedName } = users;
  const [row] = await db.select({ email, name, hasDerivedName }).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The open invitations of an address, latest first. */
export function listInvitations(db: Database, email: string) {
  return db
    .select({ member: staff, instituteName: trainers.name })
    .from(staff)
    .innerJoin(trainers, eq(trainers.id, staff.instituteId))
    .where(and(eq(staff.email, email), isNull(staff.acceptedAt)))
    .orderBy(desc(staff.id));
}

/** The open invitation of an address, locked until the transaction ends. */
export async function lockInvitation(tx: Database, { id, email }: { id: number; email: string }) {
  const [row] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), eq(staff.email, email), isNull(staff.acceptedAt)))
    .for('update');
  return row ?? null;
}

/** False when the user acts for another institute. */
export async function acceptInvitation(
  tx: Database,
  { id, userId, now }: { id: number; userId: number; now: Date },
): Promise<boolean> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update staff set user_id = ${userId}, accepted_at = ${now.toISOString()}::timestamptz
    where id = ${id} and (role = 'trainer'
      or not exists (select from staff other where other.user_id = ${userId} and other.role <> 'trainer'))
    returning id`);
  return rows.length > 0;
}

/** Gives the batches of an institute back to it, also those that ended. Returns those that are not over. */
export async function returnBatches(
  tx: Database,
  { instituteId, trainerId, now }: { instituteId: number; trainerId: number; now: Date },
): Promise<ReturnedBatch[]> {
  const named = and(
    eq(batches.trainerId, trainerId),
    inArray(batches.courseId, sql`(select id from courses where trainer_id = ${instituteId})`),
  );
  const rows = await tx
    .select({ batch: batches, courseName: courses.name })
    .from(batches)
    .innerJoin(courses, eq(courses.id, batches.courseId))
    .where(and(named, ne(batches.state, 'cancelled'), or(isNull(batches.endsAt), gt(batches.endsAt, now))))
    .orderBy(asc(batches.startsAt), asc(batches.id));
  await tx.update(batches).set({ trainerId: instituteId }).where(named);
  return rows;
}

/** Whether the trainer is accepted staff of the institute, until the transaction ends: a removal waits for it. */
export async function isTrainerOf(
  db: Database,
  { instituteId, trainerId }: { instituteId: number; trainerId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(trainers, eq(trainers.userId, staff.userId))
    .where(
      and(
        eq(staff.instituteId, instituteId),
        eq(staff.role, 'trainer'),
        isNotNull(staff.acceptedAt),
        eq(trainers.id, trainerId),
      ),
    )
    .for('share', { of: staff });
  return rows.length > 0;
}
