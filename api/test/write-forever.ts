/**
 * A process that opens an embedded database, prints the existing users, then adds users and prints each acknowledged
 * one.
 */
import { writeSync } from 'node:fs';
import { openEmbedded } from '../src/platform/database/embedded';
import { users } from '../src/platform/database/schema/people';

const { db } = await openEmbedded({ kind: 'embedded', folder: process.argv[2] as string });
const found = await db.select({ email: users.email }).from(users);
writeSync(1, `${found.map(({ email }) => email).join(' ')}\n`);
for (let number = 0; ; number += 1) {
  const email = `${process.pid}-${number}@example.com`;
  await db.insert(users).values({ email, aboutUs: 'x'.repeat(5000) });
  writeSync(1, `${email}\n`);
}
