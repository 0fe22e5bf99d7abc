import type { PostStatus } from '@kaksha/domain/blog';
import * as limits from '@kaksha/domain/limits';
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { blogComments, blogLikes, blogOldSlugs, blogPosts } from '../../../platform/database/schema/blog';
import { media } from '../../../platform/database/schema/media';
import { users } from '../../../platform/database/schema/people';
import { integer } from '../../../platform/database/typed-sql';

/** Comments that no moderator hid and whose author is not blocked. */
const isShown = sql`${blogComments.hiddenAt} is null and not exists (
  select from users u where u.id = ${blogComments.userId} and u.blocked_at is not null)`;

export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

function selectPosts(db: Database) {
  return db
    .select({
      ...getTableColumns(blogPosts),
      image: getTableColumns(media),
      likeCount: integer(sql`select count(*) from ${blogLikes} where ${blogLikes.postId} = ${blogPosts.id}`),
      commentCount: integer(sql`select count(*) from ${blogComments}
        where ${blogComments.postId} = ${blogPosts.id} and ${isShown}`),
    })
    .from(blogPosts)
    .leftJoin(media, eq(media.id, blogPosts.imageId))
    .$dynamic();
}

/** Posts that are not deleted, latest first by publication, drafts by their last change. */
export function listPosts(db: Database, { status, limit }: { status?: PostStatus; limit: number }): Promise<PostRow[]> {
  return selectPosts(db)
    .where(and(isNull(blogPosts.deletedAt), status && eq(blogPosts.status, status)))
    .orderBy(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.updatedAt}) desc`, sql`${blogPosts.id} desc`)
    .limit(limit);
}

export async function findPost(db: Database, slug: string): Promise<PostRow | null> {
  const [row] = await selectPosts(db).where(and(isNull(blogPosts.deletedAt), eq(blogPosts.slug, slug)));
  return row ?? null;
}

/** The post that had the slug before. */
export async function findRenamedPost(db: Database, oldSlug: string): Promise<PostRow | null> {
  const id = db.select({ id: blogOldSlugs.postId }).from(blogOldSlugs).where(eq(blogOldSlugs.slug, oldSlug));
  const [row] = await selectPosts(db).where(and(isNull(blogPosts.deletedAt), inArray(blogPosts.id, id)));
  return row ?? null;
}

/** Drafts included. */
export async function findPostById(db: Database, id: number): Promise<PostRow | null> {
  const [row] = await selectPosts(db).where(and(isNull(blogPosts.deletedAt), eq(blogPosts.id, id)));
  return row ?? null;
}

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** One page of visible comments, latest first. `skip` counts later comments. */
export function listComments(db: Database, postId: number, skip = 0) {
  return db
    .select({
      id: blogComments.id,
      comment: blogComments.comment,
      userId: blogComments.userId,
      createdAt: blogComments.createdAt,
      authorName: users.name,
    })
    .from(blogComments)
    .leftJoin(users, eq(users.id, blogComments.userId))
    .where(and(eq(blogComments.postId, postId), isShown))
    .orderBy(sql`${blogComments.createdAt} desc`, sql`${blogComments.id} desc`)
    .limit(limits.commentsPage)
    .offset(skip);
}

/** First like first. */
export function listLikes(db: Database, postId: number): Promise<{ userId: number }[]> {
  return db
    .select({ userId: blogLikes.userId })
    .from(blogLikes)
    .where(eq(blogLikes.postId, postId))
    .orderBy(asc(blogLikes.createdAt));
}
