import { required } from '@kaksha/domain/typed';
import { meetings } from '../../src/platform/database/schema/classes';
import { batches } from '../../src/platform/database/schema/courses';
import { trainers } from '../../src/platform/database/schema/people';
import type { Clock } from './clock';
import type { RowBook } from './rows';

/** The trainer of the demo account. */
const trainerId = 1;

/** Gives the batches that are taught online a meeting link, but the running one of the demo trainer, who is reminded of it. */
export function addMeetings(book: RowBook, clock: Clock): void {
  const userOf = new Map(book.of(trainers).map(({ id, userId }) => [id, userId]));
  const online = book.of(batches).filter(({ mode }) => mode !== 'Classroom(Offline)');
  const isRunning = ({ startDate, endDate }: { startDate: string; endDate?: string | null }) =>
    startDate <= clock.today && (!endDate || endDate >= clock.today);
  const withoutLink = online.find((batch) => batch.trainerId === trainerId && isRunning(batch));
  for (const batch of online) {
    if (batch === withoutLink) continue;
    book.add(meetings, {
      batchId: batch.id,
      url: `https://meet.jit.si/kaksha-demo-${batch.id}`,
      updatedBy: required(userOf.get(batch.trainerId), 'the account of a trainer'),
      updatedAt: clock.hoursAgo(72),
    });
  }
}
