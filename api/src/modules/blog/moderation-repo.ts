import { limits } from '@kaksha/domain/limits';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { blogComments } from '../../db/schema/blog';
import { users } from '../../db/schema/people';

export type ModeratedComment = Awaited<ReturnType<typeof selectAll>>[number];

function selectAll(db: Database, postId: number, skip: number) {
  const { id, comment, userId, createdAt, hiddenAt } = blogComments;
  return db
    .select({ id, comment, userId, createdAt, hiddenAt, authorName: users.name, stoppedAt: users.commentsStoppedAt })
    .from(blogComments)
    .leftJoin(users, eq(users.id, blogComments.userId))
    .where(eq(blogComments.postId, postId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limits.commentsPage)
    .offset(skip);
}

/** Every comment of a post, hidden ones too, latest first: one page of them, after `skip` later ones. */
export const listAllComments = selectAll;

/** Changes a comment and hands it back; null when the post has none of that id. */
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
  if (!row) return null;
  const [author] = row.userId === null ? [] : await tx.select().from(users).where(eq(users.id, row.userId));
  const { id, comment, userId, createdAt, hiddenAt } = row;
  return {
    id,
    comment,
    userId,
    createdAt,
    hiddenAt,
    authorName: author?.name ?? null,
    stoppedAt: author?.commentsStoppedAt ?? null,
  };
}

/** Whether a person may comment from now on; false when there is no such person. */
export async function updateCommenter(tx: Database, userId: number, stoppedAt: Date | null): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ commentsStoppedAt: stoppedAt })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return rows.length > 0;
}
