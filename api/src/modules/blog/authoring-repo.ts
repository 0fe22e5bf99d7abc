import { and, desc, eq, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { blogPosts, blogRevisions } from '../../db/schema/blog';
import { media } from '../../db/schema/media';
import { users } from '../../db/schema/people';

export type PostRecord = typeof blogPosts.$inferSelect;
export type NewPost = typeof blogPosts.$inferInsert;

/** A post that is not deleted; nobody else changes it before the transaction ends. */
export async function lockPost(tx: Database, id: number): Promise<PostRecord | null> {
  const [row] = await tx
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isNull(blogPosts.deletedAt)))
    .for('update');
  return row ?? null;
}

export async function slugOfPost(db: Database, id: number): Promise<string | null> {
  const [row] = await db
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isNull(blogPosts.deletedAt)));
  return row?.slug ?? null;
}

/** The slug itself, or the first of its numbered forms that no post has. Nobody else is told one until `tx` ends. */
export async function freeSlug(tx: Database, wanted: string, ownId?: number): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog_posts.slug'))`);
  const rows = await tx
    .select({ id: blogPosts.id, slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(isNull(blogPosts.deletedAt), or(eq(blogPosts.slug, wanted), like(blogPosts.slug, `${wanted}-%`))));
  const taken = new Set(rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

export async function insertPost(tx: Database, values: NewPost): Promise<PostRecord> {
  const [row] = await tx.insert(blogPosts).values(values).returning();
  if (!row) throw new Error('insertPost: no row came back');
  return row;
}

/** Keeps what the post says now, and writes the change as its next version. */
export async function nextVersion(
  tx: Database,
  { id, version, title, content, tags, status }: PostRecord,
  values: Partial<NewPost>,
  editorId: number,
): Promise<void> {
  await tx.insert(blogRevisions).values({ postId: id, version, title, content, tags, status, editorId });
  await tx
    .update(blogPosts)
    .set({ ...values, version: version + 1 })
    .where(eq(blogPosts.id, id));
}

export async function markDeleted(tx: Database, id: number): Promise<void> {
  await tx.update(blogPosts).set({ deletedAt: new Date() }).where(eq(blogPosts.id, id));
}

export async function mediaIdOf(db: Database, name: string): Promise<number | null> {
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.name, name));
  return row?.id ?? null;
}

const { version, title, tags, status, createdAt } = blogRevisions;
const revisionHead = { version, title, tags, status, createdAt, editor: users.name };

/** What a post was called before, latest first. */
export function listRevisions(db: Database, postId: number) {
  return db
    .select(revisionHead)
    .from(blogRevisions)
    .innerJoin(users, eq(users.id, blogRevisions.editorId))
    .where(eq(blogRevisions.postId, postId))
    .orderBy(desc(blogRevisions.version))
    .limit(100);
}

export async function findRevision(tx: Database, postId: number, version: number) {
  const [row] = await tx
    .select({ ...revisionHead, content: blogRevisions.content })
    .from(blogRevisions)
    .innerJoin(users, eq(users.id, blogRevisions.editorId))
    .where(and(eq(blogRevisions.postId, postId), eq(blogRevisions.version, version)));
  return row ?? null;
}

/** Publishes the drafts whose moment has come; answers which. */
export async function publishDue(tx: Database, now: Date): Promise<{ id: number; slug: string }[]> {
  return tx
    .update(blogPosts)
    .set({
      status: 'published',
      publishedAt: sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.scheduledAt})` as unknown as Date,
      scheduledAt: null,
      version: sql`${blogPosts.version} + 1` as unknown as number,
    })
    .where(and(eq(blogPosts.status, 'draft'), isNull(blogPosts.deletedAt), lte(blogPosts.scheduledAt, now)))
    .returning({ id: blogPosts.id, slug: blogPosts.slug });
}
