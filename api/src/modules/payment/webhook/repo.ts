import { eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { paymentEvents } from '../../../platform/database/schema/payments';
import type { PaymentEvent, PaymentProvider } from '../../../platform/payment-providers/provider';

/** Stores an event of the provider. Returns its id, or null when it was processed before. */
export async function saveEvent(
  db: Database,
  provider: PaymentProvider['name'],
  event: PaymentEvent,
): Promise<number | null> {
  const [row] = await db
    .insert(paymentEvents)
    .values({ provider, eventId: event.id, kind: event.name, payload: event })
    .onConflictDoUpdate({
      target: [paymentEvents.provider, paymentEvents.eventId],
      set: { kind: event.name },
      setWhere: isNull(paymentEvents.processedAt),
    })
    .returning({ id: paymentEvents.id });
  return row?.id ?? null;
}

export async function markEventProcessed(db: Database, id: number): Promise<void> {
  await db.update(paymentEvents).set({ processedAt: sql`now()` }).where(eq(paymentEvents.id, id));
}
