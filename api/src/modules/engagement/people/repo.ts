import { required } from '@kaksha/domain/typed';
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { enquiries } from '../../../db/schema/activity';
import { batches } from '../../../db/schema/course-parts';
import { media } from '../../../db/schema/media';
import { users } from '../../../db/schema/people';

/** A page of rows. */
export interface Slice {
  /** From 0. */
  offset: number;
  limit: number;
}

export interface ListedUserRow {
  id: number;
  name: string;
  email: string;
  contactNo: string | null;
  countryCode: string;
  photo: typeof media.$inferSelect | null;
}

export interface EnrolledRow {
  user: ListedUserRow;
  enrolmentId: number;
  /** Refunded when the user has no other enrolment in the course. */
  status: 'Active' | 'Completed' | 'Refunded';
  enrolledAt: Date;
  /** The sum of the user's enrolments in the currency of the latest one, without refunds. */
  amountMinor: number;
  currency: 'INR' | 'USD';
  batchIds: number[];
  /** The learner's reason; null without one and for other statuses. */
  refundReason: string | null;
}

export interface ContactRow {
  user: ListedUserRow;
  views: number;
  chats: number;
  interests: number;
  lastAt: Date;
  enquiries: { enquiry: typeof enquiries.$inferSelect; batch: typeof batches.$inferSelect | null }[];
}

export interface ViewerRow {
  user: ListedUserRow;
  views: number;
  lastAt: Date;
  hasContacted: boolean;
}

/** Users who chatted, were interested or enquired. */
const contactsOf = (courseId: number): SQL => sql`
  select user_id from course_action_days where course_id = ${courseId} and action_type in (2, 3)
  union select user_id from course_actions where course_id = ${courseId} and kind = 'interest'
  union select user_id from enquiries where course_id = ${courseId}`;

/** PGlite and node-postgres return timestamps of raw queries as different types, but numbers as the same. */
const milliseconds = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000)::float8`;

/** Users who are or were enrolled in the course, each once, latest enrolment first. */
export async function findEnrolled(db: Database, courseId: number, { offset, limit }: Slice): Promise<EnrolledRow[]> {
  const { rows } = await db.execute<{
    userId: number;
    enrolmentId: number;
    status: EnrolledRow['status'];
    at: number;
    amount: number;
    currency: EnrolledRow['currency'];
    batches: number[];
    refundReason: string | null;
  }>(sql`
    with seats as (select * from enrolments where course_id = ${courseId}),
      latest as (
        select distinct on (user_id) * from seats
        order by user_id, status = 'Refunded', enrolled_at desc, id desc)
    select l.user_id as "userId", l.id as "enrolmentId", l.status, l.currency,
      ${milliseconds(sql`l.enrolled_at`)} as at,
      (select coalesce(sum(amount_minor), 0)::int from seats s
        where s.user_id = l.user_id and s.currency = l.currency and s.status <> 'Refunded') as amount,
      array(select batch_id from seats s
        where s.user_id = l.user_id and (s.status <> 'Refunded' or l.status = 'Refunded') order by s.enrolled_at) as batches,
      case when l.status = 'Refunded' then (
        select r.reason from payments p join refunds r on r.payment_id = p.id
        where p.order_id = l.order_id and r.status <> 'failed') end as "refundReason"
    from latest l order by l.enrolled_at desc, l.id desc limit ${limit} offset ${offset}`);
  const listed = await loadUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({
    user: required(listed.get(row.userId), 'the user'),
    enrolmentId: row.enrolmentId,
    status: row.status,
    enrolledAt: new Date(row.at),
    amountMinor: row.amount,
    currency: row.currency,
    batchIds: row.batches,
    refundReason: row.refundReason || null,
  }));
}

/** The number of users whom `findEnrolled` lists. */
export async function countEnrolled(db: Database, courseId: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(distinct user_id)::int as total from enrolments where course_id = ${courseId}`);
  return rows[0]?.total ?? 0;
}

/** Users who contacted the course's trainer, each once, latest activity first. */
export async function findContacts(db: Database, courseId: number, { offset, limit }: Slice): Promise<ContactRow[]> {
  const { rows } = await db.execute<{
    userId: number;
    views: number;
    chats: number;
    interests: number;
    at: number;
  }>(sql`
    with contacts as materialized (${contactsOf(courseId)}),
      counted as (
        select c.user_id, max(d.last_at) as last_at,
          coalesce(sum(d.count) filter (where d.action_type = 1), 0)::int as views,
          coalesce(sum(d.count) filter (where d.action_type = 2), 0)::int as chats,
          coalesce(sum(d.count) filter (where d.action_type = 3), 0)::int as interests
        from contacts c left join course_action_days d on d.course_id = ${courseId} and d.user_id = c.user_id
        group by c.user_id)
    select c.user_id as "userId", c.views, c.chats,
      greatest(c.interests, (a.user_id is not null)::int) as interests,
      ${milliseconds(sql`greatest(c.last_at, a.created_at, q.last_at)`)} as at
    from counted c
    left join course_actions a on a.course_id = ${courseId} and a.user_id = c.user_id and a.kind = 'interest'
    left join (select user_id, max(created_at) as last_at from enquiries where course_id = ${courseId} group by user_id) q
      on q.user_id = c.user_id
    order by at desc, c.user_id desc limit ${limit} offset ${offset}`);
  const ids = rows.map(({ userId }) => userId);
  const [listed, sent] = await Promise.all([loadUsers(db, ids), loadEnquiries(db, courseId, ids)]);
  return rows.map(({ userId, at, ...counts }) => ({
    user: required(listed.get(userId), 'the user'),
    ...counts,
    lastAt: new Date(at),
    enquiries: sent.filter(({ enquiry }) => enquiry.userId === userId),
  }));
}

/** Users who viewed the course, each once, latest view first. */
export async function findViewers(db: Database, courseId: number, { offset, limit }: Slice): Promise<ViewerRow[]> {
  const { rows } = await db.execute<{ userId: number; views: number; at: number; contacted: boolean }>(sql`
    with viewers as (
        select user_id, sum(count)::int as views, max(last_at) as last_at from course_action_days
        where course_id = ${courseId} and action_type = 1 group by user_id),
      contacts as (${contactsOf(courseId)} union select user_id from enrolments where course_id = ${courseId})
    select v.user_id as "userId", v.views, ${milliseconds(sql`v.last_at`)} as at,
      exists (select from contacts c where c.user_id = v.user_id) as contacted
    from viewers v order by v.last_at desc, v.user_id desc limit ${limit} offset ${offset}`);
  const listed = await loadUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, views, at, contacted }) => ({
    user: required(listed.get(userId), 'the user'),
    views,
    lastAt: new Date(at),
    hasContacted: contacted,
  }));
}

async function loadUsers(db: Database, ids: readonly number[]): Promise<Map<number, ListedUserRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      contactNo: users.contactNo,
      countryCode: users.countryCode,
      photo: getTableColumns(media),
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.photoId))
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadEnquiries(
  db: Database,
  courseId: number,
  userIds: readonly number[],
): Promise<ContactRow['enquiries']> {
  if (userIds.length === 0) return [];
  return db
    .select({ enquiry: enquiries, batch: batches })
    .from(enquiries)
    .leftJoin(batches, eq(batches.id, enquiries.batchId))
    .where(sql`${enquiries.courseId} = ${courseId} and ${inArray(enquiries.userId, [...userIds])}`)
    .orderBy(sql`${enquiries.createdAt} desc, ${enquiries.id} desc`);
}
