import { required } from '@kaksha/domain/typed';
import { meetings } from '../../src/platform/database/schema/classes';
import { batches } from '../../src/platform/database/schema/courses';
import { trainers } from '../../src/platform/database/schema/people';
import type { Clock } from './clock';
import type { RowBook } from './rows';

/** Gives the batches that are taught online a meeting link. */
export function addMeetings(book: RowBook, clock: Clock): void {
  const userOf = new Map(book.of(trainers).map(({ id, userId }) => [id, userId]));
  for (const batch of book.of(batches)) {
    if (batch.mode === 'Classroom(Offline)') continue;
    book.add(meetings, {
      batchId: batch.id,
      url: `https://meet.jit.si/kaksha-demo-${batch.id}`,
      updatedBy: required(userOf.get(batch.trainerId), 'the account of a trainer'),
      updatedAt: clock.hoursAgo(72),
    });
  }
}
