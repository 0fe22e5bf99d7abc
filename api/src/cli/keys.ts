/** `npm run keys -- rotate`: encrypts all encrypted fields with the current key. Stop the demo site first. */
import { openDatabase } from '../db/open-database';
import { rotateKeys } from '../encryption/rotate-keys';
import { readSettings } from '../settings';

const usage = `Usage: npm run keys -- rotate

Encrypts the stored bank account numbers, the secrets of authenticator apps and the secrets of mails that wait with the
current key. With ENCRYPTION_KEYS, put the new key in front of the older ones, restart the site, run this command, then
remove the older keys. Without it, as in demo mode, the command makes a new key in the data folder; stop the site first.`;

if (process.argv[2] === 'rotate') {
  const settings = readSettings();
  const { db, close } = await openDatabase({ ...settings.database, fresh: false });
  try {
    console.log(`${await rotateKeys(db, settings)} fields are encrypted with the new key.`);
  } finally {
    await close();
  }
} else {
  console.log(usage);
  process.exitCode = process.argv[2] === '--help' ? 0 : 1;
}
