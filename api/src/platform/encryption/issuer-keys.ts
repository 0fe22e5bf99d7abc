import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { issuerKeys } from '../database/schema/certificates';
import type { FieldCipher } from './field-cipher';

/** Binds an encrypted private key to its row. */
export const issuerKeyOf = (id: string) => `issuer_keys.private_key:${id}`;

/**
 * Encrypts the keys that sign certificates with the current key, with `all` those under older ones. They are never
 * stored in plain text. @returns the number of changed rows
 */
export async function encryptIssuerKeys(
  db: Database,
  cipher: FieldCipher,
  { all = false }: { all?: boolean } = {},
): Promise<number> {
  if (!all) return 0;
  return db.transaction(async (tx) => {
    const rows = await tx.select().from(issuerKeys).for('update');
    const outdated = rows.filter(({ privateKey }) => !cipher.isCurrent(privateKey));
    for (const { id, privateKey: stored } of outdated) {
      const privateKey = cipher.encrypt(cipher.decrypt(stored, issuerKeyOf(id)), issuerKeyOf(id));
      await tx.update(issuerKeys).set({ privateKey }).where(eq(issuerKeys.id, id));
    }
    return outdated.length;
  });
}
