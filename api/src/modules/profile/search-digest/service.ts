import { fromSearchParams } from '@kaksha/domain/course-query';
import { type DigestFrequency, savedSearchParams } from '@kaksha/domain/saved-search';
import { hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext } from '../../../platform/context/context';
import { ApiError } from '../../../platform/http/api-error';
import { emit } from '../../../platform/outbox/emit';
import { findNewCourses } from '../../catalogue/search/service';
import { type DueSearch, listDueUsers, lockDueSearches, markChecked } from './repo';

/** A little less than a day and a week, because a job does not run at the same second each day. */
const rhythmMs = { daily: 23 * hourMs, weekly: (7 * 24 - 1) * hourMs } as const satisfies Record<
  DigestFrequency,
  number
>;
const usersAtATime = 200;
/** Courses of one search that a digest lists. */
const maxCourses = 10;

/** Stores an event for each user whose due searches have courses that were published since the last check. */
export async function sendSearchDigests(context: ServiceContext): Promise<void> {
  const now = context.clock.now();
  const due = {
    daily: new Date(now.getTime() - rhythmMs.daily),
    weekly: new Date(now.getTime() - rhythmMs.weekly),
  };
  for (let after = 0; ; ) {
    const userIds = await listDueUsers(context.db, { due, after, max: usersAtATime });
    const last = userIds.at(-1);
    if (last === undefined) return;
    for (const userId of userIds) await inTransaction(context, (tx) => checkSearches(tx, { userId, due, now }));
    after = last;
  }
}

async function checkSearches(
  tx: ServiceContext,
  { userId, due, now }: { userId: number; due: Readonly<Record<DigestFrequency, Date>>; now: Date },
): Promise<void> {
  const searches = await lockDueSearches(tx.db, userId, due);
  const matches = [];
  for (const search of searches) {
    const courseIds = await newCoursesOf(tx, search, now);
    if (courseIds.length > 0) matches.push({ searchId: search.id, courseIds });
  }
  await markChecked(
    tx.db,
    searches.map(({ id }) => id),
    now,
  );
  if (matches.length > 0) await emit(tx, { kind: 'saved-searches.matched', payload: { userId, matches } });
}

/** Ids of public courses that match and were published after the last check, latest first. */
async function newCoursesOf(context: ServiceContext, search: DueSearch, until: Date): Promise<number[]> {
  const { query } = fromSearchParams(savedSearchParams(search));
  const after = search.checkedAt ?? search.createdAt;
  try {
    return await findNewCourses({ ...context, principal: null }, { query, after, until, max: maxCourses });
  } catch (error) {
    // The rules of a filter can change after a search was saved.
    if (!(error instanceof ApiError)) throw error;
    context.log.warn({ err: error, searchId: search.id }, 'saved search is invalid');
    return [];
  }
}
