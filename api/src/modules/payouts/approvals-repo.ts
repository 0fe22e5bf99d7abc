import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { payoutApprovals } from '../../platform/database/schema/payouts';
import { users } from '../../platform/database/schema/people';

export interface ApprovalRow {
  userId: number;
  name: string;
  at: Date;
}

interface Approved {
  amountMinor: number;
  fingerprint: string;
}

/** Stores an approval. A later one of the same administrator replaces it. */
export async function addApproval(
  tx: Database,
  { payoutId, userId, amountMinor, fingerprint, at }: Approved & { payoutId: number; userId: number; at: Date },
): Promise<void> {
  const approved = { amountMinor, accountFingerprint: fingerprint, at };
  await tx
    .insert(payoutApprovals)
    .values({ payoutId, userId, ...approved })
    .onConflictDoUpdate({ target: [payoutApprovals.payoutId, payoutApprovals.userId], set: approved });
}

/** Whether the administrator has approved the amount to the account. */
export async function hasApproved(
  db: Database,
  { payoutId, userId, amountMinor, fingerprint }: Approved & { payoutId: number; userId: number },
): Promise<boolean> {
  const approved = await db.$count(
    payoutApprovals,
    and(
      eq(payoutApprovals.payoutId, payoutId),
      eq(payoutApprovals.userId, userId),
      eq(payoutApprovals.amountMinor, amountMinor),
      eq(payoutApprovals.accountFingerprint, fingerprint),
    ),
  );
  return approved > 0;
}

/** Approvals of the amount to the account, by users who still are administrators. */
export function listApprovals(db: Database, payoutId: number, { amountMinor, fingerprint }: Approved) {
  return db
    .select({ userId: payoutApprovals.userId, name: users.name, at: payoutApprovals.at })
    .from(payoutApprovals)
    .innerJoin(
      users,
      and(eq(users.id, payoutApprovals.userId), arrayContains(users.adminRights, ['finance']), isNull(users.blockedAt)),
    )
    .where(
      and(
        eq(payoutApprovals.payoutId, payoutId),
        eq(payoutApprovals.amountMinor, amountMinor),
        eq(payoutApprovals.accountFingerprint, fingerprint),
      ),
    )
    .orderBy(asc(payoutApprovals.at), asc(payoutApprovals.userId));
}

/** Whether a user is the trainer, or registered or works for the institute. */
export async function isReceiver(
  db: Database,
  { trainerId, userId }: { trainerId: number; userId: number },
): Promise<boolean> {
  const { rows } = await db.execute<{ receives: boolean }>(sql`
    select exists (select from trainers where id = ${trainerId} and user_id = ${userId})
      or exists (select from staff where institute_id = ${trainerId} and user_id = ${userId}) as receives`);
  return rows[0]?.receives === true;
}
