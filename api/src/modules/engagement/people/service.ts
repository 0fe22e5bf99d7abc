import type { Batch } from '@kaksha/domain/catalogue';
import type { UserContext } from '../../../platform/context/context';
import type { Database } from '../../../platform/database/database';
import { taughtCourse } from '../../authoring/access/service';
import { batchesById } from './batches-repo';
import {
  type ContactRow,
  countContacts,
  countEnrolled,
  type EnrolledRow,
  findContacts,
  findEnrolled,
  type PeopleFilter,
  type Slice,
} from './repo';

/** Users of one course, for its trainer. */
export interface CourseUsers<T> {
  course: { id: number; name: string; slug: string };
  rows: T[];
  /** The number of users without the slice. */
  total: number;
}

/** With the batches of the course by id. */
export type UsersWithBatches<T> = CourseUsers<T> & {
  batches: Map<number, Batch>;
  /** Whether the caller manages the course, not only batches of it. */
  isManaged: boolean;
};

interface ListInput {
  courseId: number;
  /** Only users with something to do with this batch; null for all. */
  batchId: number | null;
  slice: Slice;
}

/**
 * Enrolled and refunded users with their batches, latest first.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function getEnrolledUsers(context: UserContext, input: ListInput): Promise<UsersWithBatches<EnrolledRow>> {
  return listPeople(context, input, { find: findEnrolled, count: countEnrolled });
}

/**
 * Users who chatted, were interested or enquired, latest first.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function getContactedUsers(context: UserContext, input: ListInput): Promise<UsersWithBatches<ContactRow>> {
  return listPeople(context, input, { find: findContacts, count: countContacts });
}

interface Queries<T> {
  find: (db: Database, filter: PeopleFilter, slice: Slice) => Promise<T[]>;
  count: (db: Database, filter: PeopleFilter) => Promise<number>;
}

/** Trainers of an institute's staff list the users of the batches that they teach, with the figures of these batches. */
async function listPeople<T>(
  context: UserContext,
  { courseId, batchId, slice }: ListInput,
  { find, count }: Queries<T>,
): Promise<UsersWithBatches<T>> {
  const { db } = context;
  const { course, batchIds: taught } = await taughtCourse(context, courseId);
  const isOfOthers = batchId !== null && taught !== null && !taught.includes(batchId);
  const batchIds = batchId === null ? taught : isOfOthers ? [] : [batchId];
  const filter = { courseId, batchIds, taughtIds: taught };
  const [rows, total, batches] = await Promise.all([
    find(db, filter, slice),
    count(db, filter),
    batchesById(db, courseId),
  ]);
  return { course, rows, total, batches, isManaged: taught === null };
}
