import type { UserContext } from '../../../platform/context/context';
import { ownId } from '../../../platform/context/policy';
import { requirePublicCourse } from '../../actions/service';
import { listRecentlyViewed, recordView } from './repo';

const maxCourses = 12;

/**
 * Records that the user opens a public course. A trainer's own course is not recorded.
 * @throws ApiError FORBIDDEN (403), COURSE_NOT_FOUND (404)
 */
export async function addRecentlyViewedCourse(
  context: UserContext,
  { courseId, userId }: { courseId: number; userId?: number },
): Promise<void> {
  const { db, principal } = context;
  ownId(principal, userId);
  const { isOwn } = await requirePublicCourse(context, { courseId });
  if (!isOwn) await recordView(db, { userId: principal.id, courseId }, maxCourses);
}

/** Ids of public courses, latest first. @throws ApiError FORBIDDEN (403) for another user's id */
export async function getRecentlyViewedCourses(
  { db, principal }: UserContext,
  { userId }: { userId: number },
): Promise<number[]> {
  return listRecentlyViewed(db, ownId(principal, userId));
}
