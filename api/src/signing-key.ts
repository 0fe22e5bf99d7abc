import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './db/database';
import { facts } from './db/schema/platform';
import { isSignedWith, sign } from './payment-providers/signature';

const factName = 'signing-key';

/** The secret of the site, shared by all processes and created on first use. */
export async function loadSigningKey(db: Database): Promise<string> {
  await db
    .insert(facts)
    .values({ name: factName, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const { rows } = await db.execute<{ key: string }>(
    sql`select value #>> '{}' as key from ${facts} where name = ${factName}`,
  );
  if (!rows[0]) throw new Error('the signing key could not be inserted');
  return rows[0].key;
}

/** A signed permission for `what` with an expiry, for links that a browser opens without a token. */
export function makePass(signingKey: string, what: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${seconds}.${sign(`pass|${what}|${seconds}`, signingKey)}`;
}

export function isPass(signingKey: string, what: string, pass: string, now: Date): boolean {
  const [, seconds, signature] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(pass) ?? [];
  if (!seconds || !signature || Number(seconds) * 1000 < now.getTime()) return false;
  return isSignedWith(signingKey, `pass|${what}|${seconds}`, signature);
}
