import { presentBatch } from '../../catalogue/courses/present';
import type { DeletionPreviewWire } from './schema';
import type { previewAccountDeletion } from './service';

export const presentDeletionPreview = ({
  seats,
  ...counts
}: Awaited<ReturnType<typeof previewAccountDeletion>>): DeletionPreviewWire => ({
  seats: seats.map(({ view: { order, batch, batchTrainer }, refundMinor, message }) => ({
    course_name: order.courseName,
    batch: presentBatch(batch, batchTrainer.name, { reasons: true }),
    currency: order.currency,
    amount: order.amountMinor,
    refund: refundMinor,
    message,
  })),
  ...counts,
});
