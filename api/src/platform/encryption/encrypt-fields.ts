import type { Database } from '../database/database';
import { encryptAccountNumbers } from './account-numbers';
import { encryptEventSecrets } from './event-secrets';
import type { FieldCipher } from './field-cipher';
import { encryptIssuerKeys } from './issuer-keys';
import { encryptPaidAccounts } from './paid-accounts';
import { encryptTotpSecrets } from './totp-secrets';

/**
 * Encrypts all encrypted fields with the current key: those in plain text, with `all` also those under older keys. Runs
 * at every start and in the rotation command. @returns the number of changed rows
 */
export async function encryptFields(
  db: Database,
  cipher: FieldCipher,
  options: { all?: boolean } = {},
): Promise<number> {
  const accounts = await encryptAccountNumbers(db, cipher, options);
  const totp = await encryptTotpSecrets(db, cipher, options);
  const issuers = await encryptIssuerKeys(db, cipher, options);
  const paid = await encryptPaidAccounts(db, cipher, options);
  return accounts + totp + issuers + paid + (await encryptEventSecrets(db, cipher, options));
}
