import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { outboxEvents } from '../database/schema/outbox';
import type { FieldCipher } from './field-cipher';

/** Binds an encrypted secret to its event. */
export const eventSecretOf = (eventId: string) => `outbox_events.secret:${eventId}`;

/**
 * Encrypts the secrets of events whose mails are not sent yet with the current key, with `all` those under older keys.
 * Secrets of events are never stored in plain text. @returns the number of changed rows
 */
export async function encryptEventSecrets(
  db: Database,
  cipher: FieldCipher,
  { all = false }: { all?: boolean } = {},
): Promise<number> {
  if (!all) return 0;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: outboxEvents.id, stored: outboxEvents.secret })
      .from(outboxEvents)
      .where(isNotNull(outboxEvents.secret))
      .for('update');
    const outdated = rows.flatMap(({ id, stored }) => (stored && !cipher.isCurrent(stored) ? [{ id, stored }] : []));
    for (const { id, stored } of outdated) {
      const secret = cipher.encrypt(cipher.decrypt(stored, eventSecretOf(id)), eventSecretOf(id));
      await tx.update(outboxEvents).set({ secret }).where(eq(outboxEvents.id, id));
    }
    return outdated.length;
  });
}
