import type { SeatState } from '@kaksha/domain/engagement';
import { required } from '@kaksha/domain/typed';
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { batchesOfContacts, contactsOf, isOneOf } from '../../../platform/database/batch-contacts';
import type { Database } from '../../../platform/database/database';
import { enquiries } from '../../../platform/database/schema/activity';
import { batches } from '../../../platform/database/schema/courses';
import { media } from '../../../platform/database/schema/media';
import { users } from '../../../platform/database/schema/people';
import { isKept } from '../kept-payments';

/** Which users of a course a list has. */
export interface PeopleFilter {
  courseId: number;
  /** Only users with something to do with these batches; null for all. */
  batchIds: readonly number[] | null;
  /** Only what users have to do with these batches is told of them; null tells all of the course. */
  taughtIds: readonly number[] | null;
}

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
  /** The sum of the user's enrolments in the currency of the latest one, less refunds. */
  amount: number;
  currency: 'INR' | 'USD';
  /** Also batches that the learner left, earliest enrolment first. */
  places: { batchId: number; state: SeatState }[];
  /** The learner's reason; null without one and for other statuses. */
  refundReason: string | null;
}

export interface ContactRow {
  user: ListedUserRow;
  views: number;
  chats: number;
  interests: number;
  lastSeenAt: Date;
  batchIds: number[];
  enquiries: { enquiry: typeof enquiries.$inferSelect; batch: typeof batches.$inferSelect | null }[];
}

export interface ViewerRow {
  user: ListedUserRow;
  views: number;
  lastViewedAt: Date;
  hasContacted: boolean;
}

/** PGlite and node-postgres return timestamps of raw queries as different types, but numbers as the same. */
const milliseconds = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000)::float8`;

/** Partial refunds of an enrolment whose learner stays enrolled, in minor units. */
const partsBack = (enrolment: string): SQL => sql`coalesce((
  select sum(r.amount_minor) from payments p join refunds r on r.payment_id = p.id
  where p.order_id = ${sql.identifier(enrolment)}.order_id and not r.closes_order and r.status = 'succeeded'), 0)`;

const anyBatch = (ids: PeopleFilter['batchIds']): SQL => (ids === null ? sql`true` : sql`false`);

/** Whether a learner left a seat without a refund: a free one, or a paid one after which the payment stays. */
const isLeft = sql`(status = 'Refunded' and (amount_minor = 0 or ${isKept(sql`order_id`)}))`;

const isTold = (table: string, ids: PeopleFilter['taughtIds']): SQL => (ids === null ? sql`true` : isOneOf(table, ids));

/** The seats of a course, or those that are or were in the taught batches. */
const seatsOf = ({ courseId, taughtIds }: Pick<PeopleFilter, 'courseId' | 'taughtIds'>): SQL => sql`
  select * from enrolments e where e.course_id = ${courseId} and (${isTold('e', taughtIds)}
    or exists (select from enrolment_moves m where m.enrolment_id = e.id
      and m.from_batch_id = any (${`{${(taughtIds ?? []).join(',')}}`}::int[])))`;

/** Each seat of a learner in a batch, and each batch that the learner moved out of. Needs `seats`. */
const places = sql`
  select user_id, batch_id, case when ${isLeft} then 'Left' else status end as state,
    enrolled_at as at
  from seats
  union all
  select s.user_id, m.from_batch_id, 'Moved', min(m.created_at) from enrolment_moves m join seats s on s.id = m.enrolment_id
  where not exists (select from seats o where o.user_id = s.user_id and o.batch_id = m.from_batch_id)
  group by s.user_id, m.from_batch_id`;

/** Users who are or were enrolled in the course or in one batch of it, each once, latest enrolment first. */
export async function findEnrolled(
  db: Database,
  { courseId, batchIds, taughtIds }: PeopleFilter,
  { offset, limit }: Slice,
): Promise<EnrolledRow[]> {
  const { rows } = await db.execute<{
    userId: number;
    enrolmentId: number;
    status: EnrolledRow['status'];
    at: number;
    amount: number;
    currency: EnrolledRow['currency'];
    places: EnrolledRow['places'];
    refundReason: string | null;
  }>(sql`
    with seats as (${seatsOf({ courseId, taughtIds })}),
      places as (${places}),
      latest as (
        select distinct on (user_id) * from seats
        order by user_id, status = 'Refunded', enrolled_at desc, id desc)
    select l.user_id as "userId", l.id as "enrolmentId", l.status, l.currency,
      ${milliseconds(sql`l.enrolled_at`)} as at,
      (select coalesce(sum(s.amount_minor - ${partsBack('s')}), 0)::int from seats s
        where s.user_id = l.user_id and s.currency = l.currency and ${isTold('s', taughtIds)}
          and (s.status <> 'Refunded' or ${isKept(sql`s.order_id`)})) as amount,
      (select json_agg(json_build_object('batchId', p.batch_id, 'state', p.state) order by p.at, p.batch_id)
        from places p where p.user_id = l.user_id and ${isTold('p', taughtIds)}) as places,
      case when l.status = 'Refunded' then (
        select r.reason from payments p join refunds r on r.payment_id = p.id
        where p.order_id = l.order_id and r.closes_order and r.status <> 'failed') end as "refundReason"
    from latest l
    where ${anyBatch(batchIds)}
      or exists (select from places p where p.user_id = l.user_id and ${isOneOf('p', batchIds ?? [])})
    order by l.enrolled_at desc, l.id desc limit ${limit} offset ${offset}`);
  const listed = await loadUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, at, ...row }) => ({
    ...row,
    user: required(listed.get(userId), 'the user'),
    enrolledAt: new Date(at),
    refundReason: row.refundReason || null,
  }));
}

/** The number of users whom `findEnrolled` lists. */
export async function countEnrolled(db: Database, { courseId, batchIds, taughtIds }: PeopleFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    with seats as (${seatsOf({ courseId, taughtIds })}), places as (${places})
    select count(distinct user_id)::int as total from places
    where ${anyBatch(batchIds)} or ${isOneOf('places', batchIds ?? [])}`);
  return rows[0]?.total ?? 0;
}

/** The number of users whom `findContacts` lists. */
export async function countContacts(db: Database, { courseId, batchIds }: PeopleFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    with contacts as (${contactsOf(courseId)}), about as (${batchesOfContacts(courseId)})
    select count(*)::int as total from contacts c where ${anyBatch(batchIds)}
      or exists (select from about b where b.user_id = c.user_id and ${isOneOf('b', batchIds ?? [])})`);
  return rows[0]?.total ?? 0;
}

/** Users who contacted the course's trainer, each once, latest activity first. */
export async function findContacts(
  db: Database,
  { courseId, batchIds, taughtIds }: PeopleFilter,
  { offset, limit }: Slice,
): Promise<ContactRow[]> {
  const { rows } = await db.execute<{
    userId: number;
    views: number;
    chats: number;
    interests: number;
    at: number;
    batchIds: number[];
  }>(sql`
    with contacts as materialized (${contactsOf(courseId)}),
      about as (${batchesOfContacts(courseId)}),
      counted as (
        select c.user_id, max(d.last_at) as last_at,
          coalesce(sum(d.count) filter (where d.action_type = 1), 0)::int as views,
          coalesce(sum(d.count) filter (where d.action_type = 2), 0)::int as chats,
          coalesce(sum(d.count) filter (where d.action_type = 3), 0)::int as interests
        from contacts c left join course_action_days d on d.course_id = ${courseId} and d.user_id = c.user_id
        group by c.user_id)
    select c.user_id as "userId", c.views, c.chats,
      greatest(c.interests, (a.user_id is not null)::int) as interests,
      ${milliseconds(sql`greatest(c.last_at, a.created_at, q.last_at)`)} as at,
      array(select o.batch_id from about o where o.user_id = c.user_id and ${isTold('o', taughtIds)}
        order by o.batch_id) as "batchIds"
    from counted c
    left join course_actions a on a.course_id = ${courseId} and a.user_id = c.user_id and a.kind = 'interest'
    left join (select user_id, max(created_at) as last_at from enquiries where course_id = ${courseId} group by user_id) q
      on q.user_id = c.user_id
    where ${anyBatch(batchIds)}
      or exists (select from about o where o.user_id = c.user_id and ${isOneOf('o', batchIds ?? [])})
    order by at desc, c.user_id desc limit ${limit} offset ${offset}`);
  const ids = rows.map(({ userId }) => userId);
  const [listed, sent] = await Promise.all([loadUsers(db, ids), loadEnquiries(db, { courseId, taughtIds }, ids)]);
  return rows.map(({ userId, at, ...row }) => ({
    ...row,
    user: required(listed.get(userId), 'the user'),
    lastSeenAt: new Date(at),
    enquiries: sent.filter(({ enquiry }) => enquiry.userId === userId),
  }));
}

/** Users who viewed the course, each once, latest view first. */
export async function findViewers(db: Database, courseId: number, { offset, limit }: Slice): Promise<ViewerRow[]> {
  const { rows } = await db.execute<{ userId: number; views: number; at: number; hasContacted: boolean }>(sql`
    with viewers as (
        select user_id, sum(count)::int as views, max(last_at) as last_at from course_action_days
        where course_id = ${courseId} and action_type = 1 group by user_id),
      contacts as (${contactsOf(courseId)} union select user_id from enrolments where course_id = ${courseId})
    select v.user_id as "userId", v.views, ${milliseconds(sql`v.last_at`)} as at,
      exists (select from contacts c where c.user_id = v.user_id) as "hasContacted"
    from viewers v order by v.last_at desc, v.user_id desc limit ${limit} offset ${offset}`);
  const listed = await loadUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, at, ...row }) => ({
    ...row,
    user: required(listed.get(userId), 'the user'),
    lastViewedAt: new Date(at),
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
  { courseId, taughtIds }: Pick<PeopleFilter, 'courseId' | 'taughtIds'>,
  userIds: readonly number[],
): Promise<ContactRow['enquiries']> {
  if (userIds.length === 0) return [];
  return db
    .select({ enquiry: enquiries, batch: batches })
    .from(enquiries)
    .leftJoin(batches, eq(batches.id, enquiries.batchId))
    .where(sql`${enquiries.courseId} = ${courseId} and ${inArray(enquiries.userId, [...userIds])}
      and ${isTold('enquiries', taughtIds)}`)
    .orderBy(sql`${enquiries.createdAt} desc, ${enquiries.id} desc`);
}
