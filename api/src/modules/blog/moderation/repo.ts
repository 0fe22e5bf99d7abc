import * as limits from '@kaksha/domain/limits';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { blogComments } from '../../../platform/database/schema/blog';
import { users } from '../../../platform/database/schema/people';

export type ModeratedComment = Awaited<ReturnType<typeof listAllComments>>[number];

/** One page of all comments, hidden ones included, latest first. `skip` counts later comments. */
export function listAllComments(db: Database, postId: number, skip: number) {
  const { id, comment, userId, createdAt, hiddenAt } = blogComments;
  return db
    .select({ id, comment, userId, createdAt, hiddenAt, authorName: users.name, blockedAt: users.commentsStoppedAt })
    .from(blogComments)
    .leftJoin(users, eq(users.id, blogComments.userId))
    .where(eq(blogComments.postId, postId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limits.commentsPage)
    .offset(skip);
}

/** A comment, locked until the transaction ends; null when the post has no such comment. */
export async function lockComment(tx: Database, postId: number, commentId: number): Promise<ModeratedComment | null> {
  const [row] = await tx
    .select()
    .from(blogComments)
    .where(and(eq(blogComments.id, commentId), eq(blogComments.postId, postId)))
    .for('no key update');
  return row ? withAuthor(tx, row) : null;
}

/** Changes a comment and returns it; null when the post has no such comment. */
export async function updateComment(
  tx: Database,
  postId: number,
  commentId: number,
  values: Partial<Pick<typeof blogComments.$inferInsert, 'comment' | 'hiddenAt'>>,
): Promise<ModeratedComment | null> {
  const [row] = await tx
    .update(blogComments)
    .set(values)
    .where(and(eq(blogComments.id, commentId), eq(blogComments.postId, postId)))
    .returning();
  return row ? withAuthor(tx, row) : null;
}

async function withAuthor(tx: Database, row: typeof blogComments.$inferSelect): Promise<ModeratedComment> {
  const [author] = row.userId === null ? [] : await tx.select().from(users).where(eq(users.id, row.userId));
  const { id, comment, userId, createdAt, hiddenAt } = row;
  return {
    id,
    comment,
    userId,
    createdAt,
    hiddenAt,
    authorName: author?.name ?? null,
    blockedAt: author?.commentsStoppedAt ?? null,
  };
}

/** Sets when a moderator blocked the user's comments; null unblocks them. False for an unknown user. */
export async function updateCommenter(tx: Database, userId: number, blockedAt: Date | null): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ commentsStoppedAt: blockedAt })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return rows.length > 0;
}
