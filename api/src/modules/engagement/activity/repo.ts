import type { AnswerFigures } from '@kaksha/domain/engagement';
import { type SQL, sql } from 'drizzle-orm';
import { batchesOfContacts, isOneOf } from '../../../platform/database/batch-contacts';
import type { Database } from '../../../platform/database/database';
import type { Period } from '../period';

/** One course, these batches of it, or all courses of a trainer that are not deleted. */
export type Scope = { courseId: number; taughtIds?: readonly number[] | null } | { trainerId: number };

/** Numbers of different users. */
export interface Figures {
  views: number;
  contacts: number;
  enrolments: number;
}

export interface DayFigures extends Figures {
  /** `YYYY-MM-DD` in the time zone of the period. */
  date: string;
}

const within = (scope: Scope): SQL =>
  'courseId' in scope
    ? sql`course_id = ${scope.courseId}`
    : sql`course_id in (select id from courses where trainer_id = ${scope.trainerId} and deleted_at is null)`;

/**
 * Views, contacts and enrolments, each with its user and day. Views are counted by UTC day and belong to the local day
 * of the last one, so a user who views a course before and after midnight counts on the later day.
 */
const events = (scope: Scope, timeZone: string): SQL =>
  'courseId' in scope && scope.taughtIds
    ? eventsOfBatches(scope.courseId, scope.taughtIds, timeZone)
    : eventsOf(scope, timeZone);

/** Enrolments in the batches, and contacts of users who asked about them, prefer them or wait for them. No views. */
const eventsOfBatches = (courseId: number, taughtIds: readonly number[], timeZone: string): SQL => {
  const isAbout = sql`user_id in (select a.user_id from (${batchesOfContacts(courseId)}) a where ${isOneOf('a', taughtIds)})`;
  return sql`
  select (last_at at time zone ${timeZone})::date as day, user_id, 'contact' as kind from course_action_days
    where course_id = ${courseId} and action_type in (2, 3) and ${isAbout}
  union all select (created_at at time zone ${timeZone})::date, user_id, 'contact' from course_actions
    where course_id = ${courseId} and kind = 'interest' and ${isAbout}
  union all select (created_at at time zone ${timeZone})::date, user_id, 'contact' from enquiries
    where course_id = ${courseId} and ${isAbout}
  union all select (enrolled_at at time zone ${timeZone})::date, user_id, 'enrolment' from enrolments e
    where course_id = ${courseId} and ${isOneOf('e', taughtIds)} and status <> 'Refunded'`;
};

const eventsOf = (scope: Scope, timeZone: string): SQL => sql`
  select (last_at at time zone ${timeZone})::date as day, user_id, case action_type when 1 then 'view' else 'contact' end as kind
    from course_action_days where ${within(scope)}
  union all select (created_at at time zone ${timeZone})::date, user_id, 'contact'
    from course_actions where ${within(scope)} and kind = 'interest'
  union all select (created_at at time zone ${timeZone})::date, user_id, 'contact' from enquiries where ${within(scope)}
  union all select (enrolled_at at time zone ${timeZone})::date, user_id, 'enrolment'
    from enrolments where ${within(scope)} and status <> 'Refunded'`;

const figures = sql`
  count(distinct user_id) filter (where kind = 'view')::int as views,
  count(distinct user_id) filter (where kind = 'contact')::int as contacts,
  count(distinct user_id) filter (where kind = 'enrolment')::int as enrolments`;

/** The days of the period that have events, in order. */
export async function figuresByDay(
  db: Database,
  scope: Scope,
  { first, last, timeZone }: Period,
): Promise<DayFigures[]> {
  const { rows } = await db.execute<DayFigures & Record<string, unknown>>(sql`
    select day::text as date, ${figures} from (${events(scope, timeZone)}) as events
    where day between ${first} and ${last} group by day order by day`);
  return rows;
}

/** Counts each user once over the period; over all time without one. */
export async function figuresOf(db: Database, scope: Scope, period?: Period): Promise<Figures> {
  const { rows } = await db.execute<Figures & Record<string, unknown>>(sql`
    select ${figures} from (${events(scope, period?.timeZone ?? 'UTC')}) as events
    where ${period ? sql`day between ${period.first} and ${period.last}` : sql`true`}`);
  return rows[0] ?? { views: 0, contacts: 0, enrolments: 0 };
}

/** Enquiries without an answer. */
export async function countOpenEnquiries(db: Database, trainerId: number): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::int as open from enquiries where trainer_id = ${trainerId} and status = 'new'`);
  return rows[0]?.open ?? 0;
}

/** How many enquiries are due (answered, or older than 24 hours), and how many were answered within 24 hours. */
export async function countAnsweredInTime(
  db: Database,
  { trainerId, now }: { trainerId: number; now: Date },
  period?: Period,
): Promise<AnswerFigures> {
  const inPeriod = period
    ? sql`(created_at at time zone ${period.timeZone})::date between ${period.first} and ${period.last}`
    : sql`true`;
  const { rows } = await db.execute<AnswerFigures & Record<string, unknown>>(sql`
    select count(*) filter (where in_time or created_at <= ${now.toISOString()}::timestamptz - interval '24 hours')::int
        as due,
      count(*) filter (where in_time)::int as "inTime"
    from (
      select created_at, coalesce(answered_at <= created_at + interval '24 hours', false) as in_time
      from enquiries where trainer_id = ${trainerId} and ${inPeriod}
    ) as received`);
  return rows[0] ?? { due: 0, inTime: 0 };
}
