import type { Static } from 'typebox';
import type { Deleted } from './deletion-service';
import type { DeletedAnswer } from './schema';

export function presentDeleted(
  id: number,
  { kept, enrolled }: Deleted,
): Static<typeof DeletedAnswer>['data']['results'] {
  const whose = enrolled === 1 ? 'The one learner who enrolled keeps' : `The ${enrolled} learners who enrolled keep`;
  const kind = enrolled > 0 ? `${whose} their access.` : 'Orders and requests of learners stay on record.';
  return { id, kept, message: kept ? `The course is no longer listed. ${kind}` : 'The course is deleted.' };
}
