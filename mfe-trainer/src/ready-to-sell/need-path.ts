import { openBatches } from '@kaksha/domain/batches';
import { lacksMeeting } from '@kaksha/domain/meetings';
import type { SaleNeed, SoldCourse } from '@kaksha/domain/ready-to-sell';
import { batchPath, detailsPath, editCoursePath, pricingPath } from '../paths';

/** Where the trainer adds what all courses of the account need. */
export const accountNeedPath = (need: SaleNeed): string => (need === 'photo' ? detailsPath : pricingPath);

/** Where the trainer adds what a course needs: a batch in the wizard, a link on the page of its batch. */
export function needPath(need: SaleNeed, course: SoldCourse & { id: number }, now: Date): string {
  const linkless = need === 'meeting' && openBatches(course.batches, now).find(lacksMeeting);
  if (linkless) return batchPath(linkless.id);
  return need === 'batch' || need === 'meeting' ? editCoursePath(course.id, 2) : accountNeedPath(need);
}
