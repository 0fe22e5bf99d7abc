import { presentBatch } from '../../catalogue/courses/present';
import type { previewAccountDeletion } from './service';

export const presentDeletionPreview = ({ seats, ...counts }: Awaited<ReturnType<typeof previewAccountDeletion>>) => ({
  seats: seats.map(({ view: { order, batch, batchTrainer }, refundMinor, message }) => ({
    courseName: order.courseName,
    batch: presentBatch(batch, batchTrainer.name, { reasons: true }),
    currency: order.currency,
    amount: order.amountMinor,
    refund: refundMinor,
    message,
  })),
  ...counts,
});
