import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { CourseList, LearnerState } from './learner-store';

/** The courses of a list as they are shown: those that were taken off it are gone. Null while nothing is known. */
export function coursesOf(
  { saved, interested, unsaved }: Pick<LearnerState, 'saved' | 'interested' | 'unsaved'>,
  list: CourseList,
): readonly CourseSummary[] | null {
  if (list === 'interested') return interested.data;
  return saved.data?.filter(({ id }) => !unsaved.includes(id)) ?? null;
}

export function countOf(state: LearnerState, list: CourseList): number | undefined {
  return coursesOf(state, list)?.length;
}
