import { required } from '@kaksha/domain/typed';
import { enquiries } from '../../src/platform/database/schema/activity';
import { batchMessages, enquiryMessages } from '../../src/platform/database/schema/messages';
import { enrolments } from '../../src/platform/database/schema/payments';
import { trainers } from '../../src/platform/database/schema/people';
import { batchMessageTexts, continuation } from '../data/demo';
import type { Clock } from './clock';
import type { People } from './learners';
import type { RowBook } from './rows';

/** Continues the answered enquiry of the demo learner. Its last message, from the trainer, is not read yet. */
export function addThreads(book: RowBook, clock: Clock, { priya }: People): void {
  for (const enquiry of book.of(enquiries)) {
    enquiry.learnerReadAt = clock.ago(2, '09:00');
    if (enquiry.status !== 'new') enquiry.trainerReadAt = clock.ago(2, '09:00');
  }
  const answered = required(
    book.of(enquiries).find(({ userId, status, reply }) => userId === priya.id && status === 'answered' && reply),
    'an answered enquiry of the demo learner',
  );
  const trainer = required(book.of(trainers)[answered.trainerId - 1], 'the trainer of the enquiry');
  continuation.forEach(({ fromTrainer, text }, index) => {
    const senderId = fromTrainer ? trainer.userId : priya.id;
    const createdAt = clock.ago(1, `1${index}:20`);
    book.add(enquiryMessages, { enquiryId: answered.id, senderId, fromTrainer, text, createdAt });
  });
}

/** Adds what trainers wrote to the running and coming batches of the demo learner. */
export function addBatchMessages(book: RowBook, clock: Clock, { priya }: People): void {
  const seats = book.of(enrolments);
  const own = seats.filter(({ userId, status }) => userId === priya.id && status === 'Active');
  own.forEach(({ batchId, trainerId }, index) => {
    const senderId = required(book.of(trainers)[trainerId - 1], 'the trainer of the batch').userId;
    const recipients = seats.filter((seat) => seat.batchId === batchId && seat.status !== 'Refunded').length;
    const text = required(batchMessageTexts[index % batchMessageTexts.length], 'a message');
    book.add(batchMessages, { batchId, senderId, text, recipients, createdAt: clock.ago(1, '22:05') });
  });
}
