import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { mailCounts, refusedMailboxes } from '../../platform/database/schema/mail-limits';
import { singleRow } from '../../platform/database/single-row';

/**
 * Counts one mail, in one statement, so that concurrent requests count each. A count starts again when it is older than
 * `dayBefore`.
 */
export async function addMail(
  db: Database,
  { subjectHash, now, dayBefore }: { subjectHash: string; now: Date; dayBefore: Date },
): Promise<{ mails: number; since: Date }> {
  const isOver = sql`${mailCounts.since} <= ${dayBefore.toISOString()}::timestamptz`;
  const rows = await db
    .insert(mailCounts)
    .values({ subjectHash, mails: 1, since: now })
    .onConflictDoUpdate({
      target: mailCounts.subjectHash,
      set: {
        mails: sql`case when ${isOver} then 1 else ${mailCounts.mails} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${mailCounts.since} end`,
      },
    })
    .returning({ mails: mailCounts.mails, since: mailCounts.since });
  return singleRow(rows);
}

export async function deleteCountsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(mailCounts).where(lt(mailCounts.since, before));
}

export async function addRefusedMailbox(db: Database, mailboxHash: string, now: Date): Promise<void> {
  await db.insert(refusedMailboxes).values({ mailboxHash, createdAt: now }).onConflictDoNothing();
}

export async function removeRefusedMailbox(db: Database, mailboxHash: string): Promise<void> {
  await db.delete(refusedMailboxes).where(eq(refusedMailboxes.mailboxHash, mailboxHash));
}

export async function isRefusedMailbox(db: Database, mailboxHash: string): Promise<boolean> {
  return (await db.$count(refusedMailboxes, eq(refusedMailboxes.mailboxHash, mailboxHash))) > 0;
}
