import type { Database } from '../database/database';
import type { Settings } from '../settings/settings';
import { encryptFields } from './encrypt-fields';
import { createFieldCipher } from './field-cipher';
import { loadEncryptionKeys, newKey, writeKeyFile } from './keys';

/**
 * Encrypts all fields with the current key. Without `ENCRYPTION_KEYS` it makes a new key first and removes the older
 * ones from the file afterwards. @returns the number of changed rows
 */
export async function rotateKeys(
  db: Database,
  { encryptionKeys, dataFolder }: Pick<Settings, 'encryptionKeys' | 'dataFolder'>,
): Promise<number> {
  const keys = await loadEncryptionKeys(encryptionKeys, dataFolder);
  if (encryptionKeys.length > 0) return encryptFields(db, createFieldCipher(keys), { all: true });
  const current = newKey();
  // The older keys stay in the file until no row needs them, so an interruption loses nothing.
  await writeKeyFile(dataFolder, [current, ...keys.map((key) => key.toString('base64'))]);
  const cipher = createFieldCipher([Buffer.from(current, 'base64'), ...keys]);
  const changed = await encryptFields(db, cipher, { all: true });
  await writeKeyFile(dataFolder, [current]);
  return changed;
}
