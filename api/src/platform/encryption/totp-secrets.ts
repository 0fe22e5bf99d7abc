import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { totpSecrets } from '../database/schema/second-factors';
import type { FieldCipher } from './field-cipher';

/** Binds the encrypted secret of an authenticator app to its user. */
export const totpSecretOf = (userId: number) => `totp_secrets.secret:${userId}`;

/**
 * Encrypts the secrets of authenticator apps with the current key: those of demo data, with `all` also those under
 * older keys. @returns the number of changed rows
 */
export async function encryptTotpSecrets(
  db: Database,
  cipher: FieldCipher,
  { all = false }: { all?: boolean } = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(totpSecrets).for('update');
    const outdated = rows.filter(({ secret }) => (all ? !cipher.isCurrent(secret) : !secret.startsWith('enc:')));
    for (const { userId, secret: stored } of outdated) {
      const purpose = totpSecretOf(userId);
      const secret = cipher.encrypt(cipher.decrypt(stored, purpose), purpose);
      await tx.update(totpSecrets).set({ secret }).where(eq(totpSecrets.userId, userId));
    }
    return outdated.length;
  });
}
