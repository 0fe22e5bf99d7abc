import { hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { facts } from '../database/schema/platform';
import { isSignedWith, sign } from '../payment-providers/signature';

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

const derived = new Map<string, string>();

/**
 * A key for one purpose, derived from the site's with HKDF (RFC 5869). A signature for one purpose is worthless for
 * another, and a key that leaks does not reveal the others.
 */
export function keyFor(signingKey: string, purpose: string): string {
  const name = `${purpose}\n${signingKey}`;
  const key =
    derived.get(name) ?? Buffer.from(hkdfSync('sha256', signingKey, '', `kaksha ${purpose}`, 32)).toString('hex');
  derived.set(name, key);
  return key;
}

/** Until when links and tickets of earlier versions count, which the site's own key signed: a year after the change. */
const rootSignaturesEnd = Date.parse('2027-12-01T00:00:00Z');

/** The keys that may have signed something for the purpose, the current one first. */
export const keysFor = (signingKey: string, purpose: string, now: Date): readonly string[] => [
  keyFor(signingKey, purpose),
  ...(now.getTime() < rootSignaturesEnd ? [signingKey] : []),
];

/** The first word of the subject of a pass: invoice, newsletter, … */
const purposeOf = (what: string) => `pass ${/^[a-z]+/.exec(what)?.[0] ?? ''}`;

/** A signed permission for `what` with an expiry, for links that a browser opens without a token. */
export function makePass(signingKey: string, what: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${seconds}.${sign(`pass|${what}|${seconds}`, keyFor(signingKey, purposeOf(what)))}`;
}

export function isPass(signingKey: string, what: string, pass: string, now: Date): boolean {
  const [, seconds, signature] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(pass) ?? [];
  if (!seconds || !signature || Number(seconds) * 1000 < now.getTime()) return false;
  const keys = keysFor(signingKey, purposeOf(what), now);
  return keys.some((key) => isSignedWith(key, `pass|${what}|${seconds}`, signature));
}
