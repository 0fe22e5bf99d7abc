import { describeBatch } from '@kaksha/domain/batches';
import { batchOf } from '../../platform/database/batch-of';
import type { CourseWire } from '../catalogue/courses/schema';
import type { EnquiryRow } from './repo';
import type { OwnSide } from './service';
import { countUnread, threadOf } from './thread';

/** Schedule of the batch that the learner asked about; null without one. */
export const batchLabel = (batch: EnquiryRow['batch'], now: Date): string | null =>
  batch && describeBatch(batchOf(batch), now);

export const presentThread = ({ row, side }: OwnSide, now: Date) => ({
  ...row.enquiry,
  courseName: row.course.name,
  trainerName: row.trainer.name,
  batchLabel: batchLabel(row.batch, now),
  thread: threadOf(row),
  unread: countUnread(row, side),
});

export const presentSent = (row: EnquiryRow, card: CourseWire | undefined, now: Date) => ({
  ...presentThread({ row, side: 'learner' }, now),
  course: card ?? null,
});

export const presentReceived = (row: EnquiryRow, now: Date) => presentThread({ row, side: 'trainer' }, now);
