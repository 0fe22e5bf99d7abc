import { openBatches } from './batches';
import type { Enrolment } from './payments';
import { refundEligibility } from './refunds';

/** Whether a learner can still move a seat to another batch of its course. The API decides; this hides what it refuses. */
export const canChangeBatch = ({ status, batch, course }: Pick<Enrolment, 'status' | 'batch' | 'course'>, now: Date) =>
  status === 'Active' &&
  refundEligibility(now, batch, now).reason !== 'progressed' &&
  openBatches(course.batches, now).some(({ id }) => id !== batch.id);
