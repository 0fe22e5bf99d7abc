import type { SaleNeed } from '@kaksha/domain/ready-to-sell';
import { detailsPath, editCoursePath, pricingPath } from '../paths';

/** Where the trainer adds what a course needs. */
export function needPath(need: SaleNeed, courseId: number): string {
  if (need === 'photo') return detailsPath;
  return need === 'batch' || need === 'meeting' ? editCoursePath(courseId, 2) : pricingPath;
}
