import type { EnquiryRow, LaterMessage } from './repo';

type ThreadMessage = Pick<LaterMessage, 'fromTrainer' | 'text' | 'createdAt'>;

/** All messages of an enquiry, oldest first: the question, the first answer and what followed. */
export function threadOf({ enquiry, messages }: EnquiryRow): ThreadMessage[] {
  const question = { fromTrainer: false, text: enquiry.message, createdAt: enquiry.createdAt };
  const answer =
    enquiry.reply === null
      ? []
      : [{ fromTrainer: true, text: enquiry.reply, createdAt: enquiry.answeredAt ?? enquiry.createdAt }];
  return [question, ...answer, ...messages].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** Messages of the other side after the reader last read or wrote. */
export function countUnread(row: EnquiryRow, reader: 'learner' | 'trainer'): number {
  const isTrainer = reader === 'trainer';
  const thread = threadOf(row);
  const readAt = isTrainer ? row.enquiry.trainerReadAt : row.enquiry.learnerReadAt;
  // Questions that were answered by phone or closed count as read.
  const settledAt = isTrainer ? row.enquiry.answeredAt : null;
  const own = thread.filter(({ fromTrainer }) => fromTrainer === isTrainer).map(({ createdAt }) => createdAt);
  const lastRead = Math.max(0, ...[readAt, settledAt, ...own].map((at) => at?.getTime() ?? 0));
  return thread.filter(({ fromTrainer, createdAt }) => fromTrainer !== isTrainer && createdAt.getTime() > lastRead)
    .length;
}
