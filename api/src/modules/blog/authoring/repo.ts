import { and, eq, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { blogOldSlugs, blogPosts, blogRevisions } from '../../../platform/database/schema/blog';
import { media } from '../../../platform/database/schema/media';
import { singleRow } from '../../../platform/database/single-row';

export type PostRecord = typeof blogPosts.$inferSelect;
export type NewPost = typeof blogPosts.$inferInsert;

/** A post that is not deleted, locked until the transaction ends. */
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

/** The slug, numbered if another post has it. An advisory lock keeps it free until the transaction ends. */
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

/** Lets the earlier slug of a post lead to it. A later post that gives the same slug up takes it over. */
export async function keepOldSlug(tx: Database, { id, slug }: Pick<PostRecord, 'id' | 'slug'>): Promise<void> {
  await tx
    .insert(blogOldSlugs)
    .values({ slug, postId: id })
    .onConflictDoUpdate({ target: blogOldSlugs.slug, set: { postId: id, createdAt: sql`now()` } });
}

export async function insertPost(tx: Database, values: NewPost): Promise<PostRecord> {
  return singleRow(await tx.insert(blogPosts).values(values).returning());
}

/** Saves the current state as a revision and changes the post. */
export async function updateAsNextVersion(
  tx: Database,
  { post, values, editorId }: { post: PostRecord; values: Partial<NewPost>; editorId: number },
): Promise<void> {
  const { id, version, title, content, tags, status } = post;
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

/** Publishes drafts whose scheduled time has passed and returns them. */
export async function publishDue(tx: Database, now: Date): Promise<{ id: number; slug: string }[]> {
  return tx
    .update(blogPosts)
    .set({
      status: 'published',
      publishedAt: sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.scheduledAt})`,
      scheduledAt: null,
      version: sql`${blogPosts.version} + 1`,
    })
    .where(and(eq(blogPosts.status, 'draft'), isNull(blogPosts.deletedAt), lte(blogPosts.scheduledAt, now)))
    .returning({ id: blogPosts.id, slug: blogPosts.slug });
}
