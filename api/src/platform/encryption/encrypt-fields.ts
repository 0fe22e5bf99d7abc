import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { FieldCipher } from './field-cipher';
import { purposeOf } from './purposes';

/** The encrypted columns. `purposes.ts` binds their values to the rows. Demo data has two of them in plain text. */
const fields = [
  { table: 'payment_configs', id: 'trainer_id', column: 'account_number', mayBePlain: true },
  { table: 'totp_secrets', id: 'user_id', column: 'secret', mayBePlain: true },
  { table: 'issuer_keys', id: 'id', column: 'private_key' },
  { table: 'payouts', id: 'id', column: 'paid_account' },
  { table: 'outbox_events', id: 'id', column: 'secret' },
  { table: 'release_webhooks', id: 'id', column: 'secret' },
];

/**
 * Encrypts all encrypted fields with the current key: those in plain text, with `all` also those under
 * older keys. Runs at every start and in the rotation command. @returns the number of changed rows
 */
export async function encryptFields(
  db: Database,
  cipher: FieldCipher,
  { all = false }: { all?: boolean } = {},
): Promise<number> {
  let changed = 0;
  for (const field of fields.filter(({ mayBePlain }) => all || mayBePlain)) {
    const [table, id, column] = [field.table, field.id, field.column].map((name) => sql.identifier(name));
    changed += await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number | string; stored: string }>(
        sql`select ${id} as id, ${column} as stored from ${table}
            where ${column} is not null and (${all} or ${column} not like 'enc:%') for update`,
      );
      const outdated = rows.filter(({ stored }) => !cipher.isCurrent(stored));
      for (const row of outdated) {
        const purpose = purposeOf(field.table, field.column, row.id);
        const encrypted = cipher.encrypt(cipher.decrypt(row.stored, purpose), purpose);
        await tx.execute(sql`update ${table} set ${column} = ${encrypted} where ${id} = ${row.id}`);
      }
      return outdated.length;
    });
  }
  return changed;
}
