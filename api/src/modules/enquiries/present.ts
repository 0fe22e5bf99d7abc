import { describeBatch } from '@kaksha/domain/batches';
import type { Static } from 'typebox';
import { batchOf } from '../../platform/database/batch-of';
import type { CourseWire } from '../catalogue/courses/schema';
import type { EnquiryRow } from './repo';
import type { EnquiryWire, ReceivedWire, ThreadWire } from './schema';
import type { OwnSide } from './service';
import { countUnread, threadOf } from './thread';

/** Schedule of the batch that the learner asked about; null without one. */
export const batchLabel = (batch: EnquiryRow['batch'], now: Date): string | null =>
  batch && describeBatch(batchOf(batch), now);

const common = (row: EnquiryRow, reader: 'learner' | 'trainer', now: Date) => ({
  ...details(row, now),
  thread: threadOf(row).map(({ fromTrainer, text, at }) => ({
    from_trainer: fromTrainer,
    text,
    created_at: at.toISOString(),
  })),
  unread: countUnread(row, reader),
});

const details = ({ enquiry, course, trainer, batch }: EnquiryRow, now: Date) => ({
  id: enquiry.id,
  course_id: course.id,
  course_name: course.name,
  trainer_id: trainer.id,
  trainer_name: trainer.name,
  batch_id: enquiry.batchId,
  batch_label: batchLabel(batch, now),
  message: enquiry.message,
  status: enquiry.status,
  reply: enquiry.reply,
  created_at: enquiry.createdAt.toISOString(),
  answered_at: enquiry.answeredAt?.toISOString() ?? null,
});

export const presentSent = (row: EnquiryRow, card: CourseWire | undefined, now: Date): Static<typeof EnquiryWire> => ({
  ...common(row, 'learner', now),
  course: card ?? null,
});

export const presentReceived = (row: EnquiryRow, now: Date): Static<typeof ReceivedWire> => ({
  ...common(row, 'trainer', now),
  user_id: row.enquiry.userId,
  name: row.enquiry.name,
  email: row.enquiry.email,
  phone: row.enquiry.phone,
});

export function presentThread({ row, side }: OwnSide, now: Date): Static<typeof ThreadWire> {
  const { id, status, reply, answered_at, thread, unread } = common(row, side, now);
  return { id, status, reply, answered_at, thread, unread };
}
