import { sessionStarts } from '@kaksha/domain/batch-sessions';
import { hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import { emit } from '../../platform/outbox/emit';
import { findBatchesWithLearners, findUnreminded } from './reminders-repo';

/** The reminders of a class. A reminder that is `lateMs` overdue is left out, e.g. after a late enrolment. */
const reminders = [
  { hours: 24, lateMs: 4 * hourMs },
  { hours: 1, lateMs: hourMs },
] as const;

/** Stores the reminder events that are due, one for each enrolment, class and reminder. */
export async function remindOfClasses(context: ServiceContext): Promise<void> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + 24 * hourMs);
  for (const row of await findBatchesWithLearners(context.db, { now, until })) {
    for (const startsAt of sessionStarts(batchOf(row), { from: now, until })) {
      const leftMs = startsAt.getTime() - now.getTime();
      for (const { hours, lateMs } of reminders) {
        const overdueMs = hours * hourMs - leftMs;
        if (overdueMs >= 0 && overdueMs < lateMs) await remind(context, { batchId: row.id, startsAt, hours });
      }
    }
  }
}

async function remind(
  context: ServiceContext,
  { batchId, startsAt, hours }: { batchId: number; startsAt: Date; hours: 24 | 1 },
): Promise<void> {
  const keyPrefix = `class-reminder ${hours} h ${startsAt.toISOString()} `;
  const enrolmentIds = await findUnreminded(context.db, batchId, keyPrefix);
  if (enrolmentIds.length === 0) return;
  await inTransaction(context, async (tx) => {
    for (const enrolmentId of enrolmentIds) {
      const payload = { enrolmentId, startsAt: startsAt.toISOString(), hours };
      await emit(tx, { kind: 'class.due', payload, key: keyPrefix + enrolmentId });
    }
  });
}
