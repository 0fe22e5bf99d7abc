import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { blogComments, blogLikes, blogPosts } from '../../../platform/database/schema/blog';
import { users } from '../../../platform/database/schema/people';
import { singleRow } from '../../../platform/database/single-row';

/** A post that is not deleted, by its id. */
export async function findPostById(db: Database, id: number) {
  const [post] = await db
    .select({ id: blogPosts.id, status: blogPosts.status, deletedAt: blogPosts.deletedAt })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  return post && post.deletedAt === null ? post : null;
}

export async function addLike(db: Database, postId: number, userId: number): Promise<void> {
  await db.insert(blogLikes).values({ postId, userId }).onConflictDoNothing();
}

export async function removeLike(db: Database, postId: number, userId: number): Promise<void> {
  await db.delete(blogLikes).where(and(eq(blogLikes.postId, postId), eq(blogLikes.userId, userId)));
}

export function countLikes(db: Database, postId: number): Promise<number> {
  return db.$count(blogLikes, eq(blogLikes.postId, postId));
}

export async function insertComment(db: Database, postId: number, userId: number, comment: string) {
  return singleRow(await db.insert(blogComments).values({ postId, userId, comment }).returning());
}

/** The author's public name, and whether a moderator blocked their comments. */
export async function findAuthor(db: Database, userId: number): Promise<{ name: string; blocked: boolean }> {
  const row = singleRow(
    await db.select({ name: users.name, blockedAt: users.commentsStoppedAt }).from(users).where(eq(users.id, userId)),
  );
  return { name: row.name, blocked: row.blockedAt !== null };
}

export async function findComment(db: Database, postId: number, commentId: number) {
  const [row] = await db
    .select({ id: blogComments.id, userId: blogComments.userId })
    .from(blogComments)
    .where(and(eq(blogComments.id, commentId), eq(blogComments.postId, postId)));
  return row ?? null;
}

/** False when another request removed it first. */
export async function removeComment(db: Database, id: number): Promise<boolean> {
  return (await db.delete(blogComments).where(eq(blogComments.id, id)).returning({ id: blogComments.id })).length > 0;
}
