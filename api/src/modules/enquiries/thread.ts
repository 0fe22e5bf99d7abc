import type { EnquiryRow } from './repo';

export interface ThreadMessage {
  fromTrainer: boolean;
  text: string;
  at: Date;
}

/** All messages of an enquiry, oldest first: the question, the first answer and what followed. */
export function threadOf({ enquiry, messages }: EnquiryRow): ThreadMessage[] {
  const question = { fromTrainer: false, text: enquiry.message, at: enquiry.createdAt };
  const answer =
    enquiry.reply === null
      ? []
      : [{ fromTrainer: true, text: enquiry.reply, at: enquiry.answeredAt ?? enquiry.createdAt }];
  const later = messages.map(({ fromTrainer, text, createdAt }) => ({ fromTrainer, text, at: createdAt }));
  return [question, ...answer, ...later].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Messages of the other side after the reader last read or wrote. */
export function countUnread(row: EnquiryRow, reader: 'learner' | 'trainer'): number {
  const isTrainer = reader === 'trainer';
  const thread = threadOf(row);
  const readAt = isTrainer ? row.enquiry.trainerReadAt : row.enquiry.learnerReadAt;
  // Questions that were answered by phone or closed count as read.
  const settledAt = isTrainer ? row.enquiry.answeredAt : null;
  const own = thread.filter(({ fromTrainer }) => fromTrainer === isTrainer).map(({ at }) => at);
  const lastRead = Math.max(0, ...[readAt, settledAt, ...own].map((at) => at?.getTime() ?? 0));
  return thread.filter(({ fromTrainer, at }) => fromTrainer !== isTrainer && at.getTime() > lastRead).length;
}
