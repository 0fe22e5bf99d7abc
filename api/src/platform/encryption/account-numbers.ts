import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { paymentConfigs } from '../database/schema/payments';
import type { FieldCipher } from './field-cipher';

/** Binds an encrypted account number to its trainer. */
export const accountNumberOf = (trainerId: number) => `payment_configs.account_number:${trainerId}`;

/**
 * Encrypts account numbers with the current key: those in plain text, with `all` also those under older keys.
 * @returns the number of changed rows
 */
export async function encryptAccountNumbers(
  db: Database,
  cipher: FieldCipher,
  { all = false }: { all?: boolean } = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ trainerId: paymentConfigs.trainerId, stored: paymentConfigs.accountNumber })
      .from(paymentConfigs)
      .where(isNotNull(paymentConfigs.accountNumber))
      .for('update');
    const outdated = rows.flatMap(({ trainerId, stored }) => {
      const isOutdated = stored !== null && (all ? !cipher.isCurrent(stored) : !stored.startsWith('enc:'));
      return isOutdated ? [{ trainerId, stored }] : [];
    });
    for (const { trainerId, stored } of outdated) {
      const purpose = accountNumberOf(trainerId);
      const accountNumber = cipher.encrypt(cipher.decrypt(stored, purpose), purpose);
      await tx.update(paymentConfigs).set({ accountNumber }).where(eq(paymentConfigs.trainerId, trainerId));
    }
    return outdated.length;
  });
}
