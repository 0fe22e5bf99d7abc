import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { lockNamed } from '../../../platform/database/lock-named';
import { users } from '../../../platform/database/schema/people';
import { adminLinks } from '../../../platform/database/schema/trust';

/** Two processes that start at once, and two people with one link, wait for each other. */
export async function lockLinks(tx: Database): Promise<void> {
  await lockNamed(tx, 'first administrator');
}

export async function hasAdministrator(db: Database): Promise<boolean> {
  return (await db.$count(users, and(eq(users.isAdmin, true), isNull(users.blockedAt)))) > 0;
}

/** Replaces every link that was not used. */
export async function replaceLink(tx: Database, link: { tokenHash: string; expiresAt: Date }): Promise<void> {
  await tx.delete(adminLinks).where(isNull(adminLinks.usedAt));
  await tx.insert(adminLinks).values(link);
}

/** Marks the link as used. False for one that is unknown, used or expired. */
export async function useLink(
  tx: Database,
  { tokenHash, userId, now }: { tokenHash: string; userId: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(adminLinks)
    .set({ usedAt: now, usedBy: userId })
    .where(and(eq(adminLinks.tokenHash, tokenHash), isNull(adminLinks.usedAt), gt(adminLinks.expiresAt, now)))
    .returning({ id: adminLinks.id });
  return used.length > 0;
}
