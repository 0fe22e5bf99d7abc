import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';

/** Whose activity: that of one course, or of all courses of a trainer that are not deleted. */
export type Scope = { courseId: number } | { trainerId: number };

/** How many different people viewed, turned to the trainer, and enrolled. */
export interface Figures {
  views: number;
  contacts: number;
  enrolments: number;
}

export interface DayFigures extends Figures {
  /** `YYYY-MM-DD`, UTC, as the days of the counts are. */
  day: string;
}

const within = (scope: Scope): SQL =>
  'courseId' in scope
    ? sql`course_id = ${scope.courseId}`
    : sql`course_id in (select id from courses where trainer_id = ${scope.trainerId} and deleted_at is null)`;

/** Everything that people did with the courses, with the UTC day on which they did. */
const events = (scope: Scope): SQL => sql`
  select day, user_id, case action_type when 1 then 'view' else 'contact' end as kind
    from course_action_days where ${within(scope)}
  union all select (created_at at time zone 'UTC')::date, user_id, 'contact'
    from course_actions where ${within(scope)} and kind = 'interest'
  union all select (created_at at time zone 'UTC')::date, user_id, 'contact' from enquiries where ${within(scope)}
  union all select (enrolled_at at time zone 'UTC')::date, user_id, 'enrolment'
    from enrolments where ${within(scope)} and status <> 'Refunded'`;

const figures = sql`
  count(distinct user_id) filter (where kind = 'view')::int as views,
  count(distinct user_id) filter (where kind = 'contact')::int as contacts,
  count(distinct user_id) filter (where kind = 'enrolment')::int as enrolments`;

/** Days from `first` to `last` on which anything happened. */
export async function figuresByDay(db: Database, scope: Scope, first: string, last: string): Promise<DayFigures[]> {
  const { rows } = await db.execute<DayFigures & Record<string, unknown>>(sql`
    select day::text as day, ${figures} from (${events(scope)}) as events
    where day between ${first} and ${last} group by day order by day`);
  return rows;
}

/** People between two days, each counted once however many days they came; of all time without days. */
export async function figuresOf(db: Database, scope: Scope, days?: { first: string; last: string }): Promise<Figures> {
  const { rows } = await db.execute<Figures & Record<string, unknown>>(sql`
    select ${figures} from (${events(scope)}) as events
    where ${days ? sql`day between ${days.first} and ${days.last}` : sql`true`}`);
  return rows[0] ?? { views: 0, contacts: 0, enrolments: 0 };
}

/** Enquiries that wait for an answer of the trainer. */
export async function countOpenEnquiries(db: Database, trainerId: number): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    select count(*)::int as open from enquiries where trainer_id = ${trainerId} and status = 'new'`);
  return rows[0]?.open ?? 0;
}
