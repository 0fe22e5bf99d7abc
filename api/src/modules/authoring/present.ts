import type { Static } from 'typebox';
import type { DeletedAnswer } from './schema';
import type { DeletedCourse } from './service';

export function presentDeleted(id: number, { kept, enrolled }: DeletedCourse): Static<typeof DeletedAnswer> {
  const access = enrolled === 1 ? 'The one learner who enrolled keeps' : `The ${enrolled} learners who enrolled keep`;
  const detail = enrolled > 0 ? `${access} their access.` : 'Orders and requests of learners stay on record.';
  return { id, kept, message: kept ? `The course is no longer listed. ${detail}` : 'The course is deleted.' };
}
