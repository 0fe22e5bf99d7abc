/** `npm run keys -- <command>`: keys of encrypted fields and of certificates. Stop the demo site first. */

import { rotateIssuerKey } from '../src/modules/certificates/issuer-service';
import { systemClock } from '../src/platform/context/services';
import type { Database } from '../src/platform/database/database';
import { openDatabase } from '../src/platform/database/open-database';
import { createFieldCipher } from '../src/platform/encryption/field-cipher';
import { loadEncryptionKeys } from '../src/platform/encryption/keys';
import { rotateKeys } from '../src/platform/encryption/rotate-keys';
import { readSettings, type Settings } from '../src/platform/settings/settings';

const usage = `Usage: npm run keys -- <command>

rotate
  Encrypts the stored bank account numbers, the secrets of authenticator apps and the secrets of mails that wait with the
  current key. With ENCRYPTION_KEYS, put the new key in front of the older ones, restart the site, run this command, then
  remove the older keys. Without it, as in demo mode, the command makes a new key in the data folder; stop the site first.

rotate-certificates
  Makes a new key that signs certificates from now on. The older keys stay in /.well-known/did.json, so that earlier
  certificates still verify. A running site uses the new key at once; stop a site with the embedded database first.`;

const commands: Record<string, (db: Database, settings: Settings) => Promise<string>> = {
  rotate: async (db, settings) => `${await rotateKeys(db, settings)} fields are encrypted with the new key.`,
  async 'rotate-certificates'(db, { encryptionKeys, dataFolder }) {
    const cipher = createFieldCipher(await loadEncryptionKeys(encryptionKeys, dataFolder));
    const [key, ...older] = await rotateIssuerKey({ db, cipher, clock: systemClock });
    return `The key ${key?.id} signs certificates. Older keys that verify: ${older.length}.`;
  },
};

const [name = ''] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const settings = readSettings();
  const { db, close } = await openDatabase({ ...settings.database, fresh: false });
  try {
    console.log(await command(db, settings));
  } finally {
    await close();
  }
} else {
  console.log(usage);
  process.exitCode = name === '--help' ? 0 : 1;
}
