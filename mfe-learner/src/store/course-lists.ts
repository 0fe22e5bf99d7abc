import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { Enrolment } from '@kaksha/domain/payments';
import type { CourseList, LearnerState } from './learner-store';

/** The courses of a list as they are shown: those that were taken off it are gone. Null while nothing is known. */
export function coursesOf(
  state: Pick<LearnerState, CourseList | 'removed'>,
  list: CourseList,
): readonly CourseSummary[] | null {
  return state[list].data?.filter(({ id }) => !state.removed[list].includes(id)) ?? null;
}

/** Whether somebody still has a seat: it was not given back. */
export const isHeld = ({ status }: Enrolment): boolean => status !== 'Refunded';

/** The entries of the dashboard that hold a list. */
export type CountedList = CourseList | 'requests' | 'purchases' | 'payments';

/** How many there are in a list of the dashboard; undefined while nothing is known. */
export function countOf(state: LearnerState, list: CountedList): number | undefined {
  if (list === 'saved' || list === 'interested') return coursesOf(state, list)?.length;
  if (list === 'purchases') return state.purchases.data?.filter(isHeld).length;
  return state[list].data?.length;
}
