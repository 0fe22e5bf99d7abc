import { addDays } from '@kaksha/domain/dates';
import { eq } from 'drizzle-orm';
import { attendance } from '../src/platform/database/schema/classes';
import { batches } from '../src/platform/database/schema/courses';
import { enrolments } from '../src/platform/database/schema/payments';
import { addCourse } from './catalogue-fixtures';
import { batchesOf, buy, type Shop } from './order-fixtures';

export const sessionDays = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'];

/** The seats of the shop's batch are from before its first class. */
export async function enrolBefore({ db, batch }: Shop, day: string): Promise<void> {
  const enrolledAt = new Date(`${addDays(day, -3)}T10:00:00Z`);
  await db.update(enrolments).set({ enrolledAt }).where(eq(enrolments.batchId, batch));
}

/** Another batch of four sessions becomes the shop's. The learner has a seat and was at the first `attended` ones. */
export async function addAttendedBatch(
  shop: Shop,
  { attended, isOver = true }: { attended: number; isOver?: boolean },
): Promise<void> {
  const trainerId = shop.trainer.trainerId as number;
  shop.course = await addCourse(shop.db, { trainerId, name: 'Helm Charts', starts: [3] });
  [shop.batch = 0] = await batchesOf(shop.db, shop.course);
  await buy(shop, shop.learner);
  const [startDate = '', , , endDate = ''] = sessionDays;
  const time = { timezone: 'UTC', dayOfWeek: 3, timeFrom: '10:00', timeTo: '11:00' } as const;
  const dates = isOver ? { startDate, endDate } : { startDate, endDate: '2099-01-01' };
  await shop.db
    .update(batches)
    .set({ ...time, ...dates })
    .where(eq(batches.id, shop.batch));
  await enrolBefore(shop, startDate);
  for (const sessionDay of sessionDays.slice(0, attended)) {
    const joinedAt = new Date(`${sessionDay}T10:00:00Z`);
    await shop.db.insert(attendance).values({ batchId: shop.batch, sessionDay, userId: shop.learner.userId, joinedAt });
  }
}
