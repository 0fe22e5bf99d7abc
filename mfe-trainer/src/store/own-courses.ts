import type { CourseStatus, DescribedCourse } from '@kaksha/domain/catalogue';
import type { TrainerState } from './trainer-store';

/** The courses of a status as they are shown: those that were deleted are gone. Null while nothing is known. */
export function coursesOf(
  { courses, area }: Pick<TrainerState, 'courses' | 'area'>,
  status: CourseStatus,
): readonly DescribedCourse[] | null {
  return courses[status].data?.filter(({ id }) => !area.deleted.includes(id)) ?? null;
}

/** How many there are, published and not; undefined until both are known. */
export function courseCount(state: Pick<TrainerState, 'courses' | 'area'>): number | undefined {
  const [published, drafts] = [coursesOf(state, 'published'), coursesOf(state, 'draft')];
  return published && drafts ? published.length + drafts.length : undefined;
}
