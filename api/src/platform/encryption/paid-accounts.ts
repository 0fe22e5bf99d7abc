import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payouts } from '../database/schema/payouts';
import type { FieldCipher } from './field-cipher';

/** Binds the encrypted account of an approved payout to the payout. */
export const paidAccountOf = (payoutId: number) => `payouts.paid_account:${payoutId}`;

/**
 * Encrypts the accounts of approved payouts with the current key, with `all` those under older keys. They are never
 * stored in plain text. @returns the number of changed rows
 */
export async function encryptPaidAccounts(
  db: Database,
  cipher: FieldCipher,
  { all = false }: { all?: boolean } = {},
): Promise<number> {
  if (!all) return 0;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: payouts.id, stored: payouts.paidAccount })
      .from(payouts)
      .where(isNotNull(payouts.paidAccount))
      .for('update');
    const outdated = rows.flatMap(({ id, stored }) => (stored && !cipher.isCurrent(stored) ? [{ id, stored }] : []));
    for (const { id, stored } of outdated) {
      const paidAccount = cipher.encrypt(cipher.decrypt(stored, paidAccountOf(id)), paidAccountOf(id));
      await tx.update(payouts).set({ paidAccount }).where(eq(payouts.id, id));
    }
    return outdated.length;
  });
}
