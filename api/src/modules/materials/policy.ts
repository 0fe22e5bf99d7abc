import { dayIn, ianaZone } from '@kaksha/domain/dates';
import { isVisibleOn } from '@kaksha/domain/materials';
import { batchOf } from '../../platform/database/batch-of';
import type { batches } from '../../platform/database/schema/courses';
import type { MaterialRow } from './repo';

/** Learners see a material from its day on, in the time zone of the batch. Those who teach the batch see all. */
export function isVisible(material: MaterialRow, batch: typeof batches.$inferSelect, now: Date): boolean {
  return isVisibleOn(material, dayIn(ianaZone(batchOf(batch).timeZone), now));
}
