import { paged } from '../../../platform/http/wire';
import type { Slice } from './repo';
import type { CourseUsers } from './service';

interface Paging {
  page: number;
  count: number;
}

const defaultCount = 100;

/** More users than any course has. */
const allUsers: Slice = { offset: 0, limit: 20_000 };

/** The slice of a list query. A CSV file contains all users. */
export function readListQuery({
  page = 1,
  count = defaultCount,
  format,
}: {
  page?: number;
  count?: number;
  format?: 'json' | 'csv';
}): { asCsv: boolean; paging: Paging; slice: Slice } {
  const asCsv = format === 'csv';
  return { asCsv, paging: { page, count }, slice: asCsv ? allUsers : { offset: (page - 1) * count, limit: count } };
}

/** One page of the users of a course. */
export function pageOfCourse<T, E extends object>(
  { course, total }: Pick<CourseUsers<unknown>, 'course' | 'total'>,
  users: T[],
  paging: Paging,
  extra: E,
) {
  const { data, ...envelope } = paged({ results: users, total, capped: false }, paging);
  return { ...envelope, data: { ...data, course, ...extra } };
}
