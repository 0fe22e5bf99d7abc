import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';

/** Who pays with their quota: a trainer or an institute, else a user. */
export type StorageAccount = { trainerId: number } | { userId: number };

/** Serialises what adds files to an account, so that it keeps its quota. */
export async function lockStorage(tx: Database, account: StorageAccount): Promise<void> {
  const name = 'trainerId' in account ? `storage of trainer ${account.trainerId}` : `storage of user ${account.userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

/** Bytes of the pictures that the account uploaded, of the files of the trainer's batches and of the trainer's documents. */
export async function findUsedBytes(db: Database, account: StorageAccount): Promise<number> {
  const isOfAccount =
    'trainerId' in account
      ? sql`trainer_id = ${account.trainerId}`
      : sql`user_id = ${account.userId} and trainer_id is null`;
  const files =
    'trainerId' in account
      ? sql`(select sum(file_size) from materials
          where batch_id in (select b.id from batches b join courses c on c.id = b.course_id
            where c.trainer_id = ${account.trainerId}))`
      : sql`0`;
  const documents =
    'trainerId' in account
      ? sql`(select sum(d.file_size) from trainer_documents d join trainer_verifications v on v.id = d.verification_id
          where v.trainer_id = ${account.trainerId} and d.file is not null)`
      : sql`0`;
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce((select sum(bytes) from media where id in (select media_id from uploads where ${isOfAccount})), 0)
      + coalesce(${files}, 0) + coalesce(${documents}, 0) as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}
