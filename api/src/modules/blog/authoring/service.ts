import type { PostStatus } from '@kaksha/domain/blog';
import { emptyPostForm, type PostForm, postFormOf } from '@kaksha/domain/post-form';
import { postSlugOf } from '@kaksha/domain/slugs';
import { inTransaction, type ServiceContext, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import type { Database } from '../../../platform/database/database';
import { requestPurge } from '../../../platform/edge/request-purge';
import { requireVersion } from '../../../platform/http/edit-conflict';
import { uploadPicture } from '../../uploads/service';
import { adminsOnly, postNotFound } from '../errors';
import { mayWritePosts } from '../policy';
import { findPostById, type PostRow } from '../posts/repo';
import { checkPost, cleanContent, trimmed } from './form';
import {
  freeSlug,
  insertPost,
  keepOldSlug,
  lockPost,
  markDeleted,
  mediaIdOf,
  type NewPost,
  type PostRecord,
  publishDue,
  slugOfPost,
  updateAsNextVersion,
} from './repo';

export interface PostChange {
  form: Partial<PostForm>;
  status?: PostStatus;
  /** The bytes of a new featured picture. */
  picture: Buffer | null;
  /** The version that the caller edited. */
  version?: number;
  /** When a draft publishes itself; null cancels that. */
  scheduledAt?: Date | null;
}

/**
 * Creates a post, a draft by default, and returns its id.
 * @throws ApiError VALIDATION_FAILED (400), FILE_TOO_LARGE (413), UNSUPPORTED_PICTURE (415).
 */
export async function createPost(context: UserContext, change: PostChange): Promise<number> {
  if (!mayWritePosts(context.principal)) throw adminsOnly();
  const { content, isEmpty } = await cleanContent(context, change.form.content ?? '');
  const form = trimmed({ ...emptyPostForm, ...change.form, content });
  const status = change.status ?? 'draft';
  checkPost(form, { status: statusToCheck(status, change.scheduledAt), hasImage: change.picture !== null, isEmpty });
  const imageId = await storeFeatured(context, change.picture);
  return inTransaction(context, async (tx) => {
    const post = await insertPost(tx.db, {
      ...form,
      ...stateOf(tx, { status, scheduledAt: change.scheduledAt ?? null, publishedAt: null }),
      imageId,
      slug: await freeSlug(tx.db, postSlugOf(form.title)),
      authorId: tx.principal.id,
    });
    await auditPost(tx, { action: 'post.create', post });
    if (status === 'published') await auditPost(tx, { action: 'post.publish', post });
    return post.id;
  });
}

/**
 * Changes the given fields and keeps the earlier version as a revision.
 * @throws ApiError BLOG_NOT_FOUND (404), VALIDATION_FAILED (400), EDIT_CONFLICT (409) for an outdated version.
 */
export async function updatePost(
  context: UserContext,
  { id, ...change }: PostChange & { id: number },
): Promise<PostRow> {
  if (!mayWritePosts(context.principal)) throw adminsOnly();
  if ((await slugOfPost(context.db, id)) === null) throw postNotFound();
  const given = change.form.content === undefined ? null : await cleanContent(context, change.form.content);
  const imageId = await storeFeatured(context, change.picture);
  await inTransaction(context, async (tx) => {
    const post = await lockedPost(tx, id);
    const versions = { given: change.version, stored: post.version };
    requireVersion(versions, { name: 'post', read: () => getAuthoredPost(context, id) });
    const { content = post.content, isEmpty = false } = given ?? {};
    const form = trimmed({ ...postFormOf(post), ...change.form, content });
    const status = change.status ?? post.status;
    const scheduledAt = change.scheduledAt === undefined ? post.scheduledAt : change.scheduledAt;
    checkPost(form, {
      status: statusToCheck(status, scheduledAt),
      hasImage: (imageId ?? post.imageId) !== null,
      isEmpty,
    });
    const values = {
      ...form,
      ...stateOf(tx, { status, scheduledAt, publishedAt: post.publishedAt }),
      ...(imageId !== null && { imageId }),
      slug: await slugAfter(tx.db, post, form.title),
    };
    await updateAsNextVersion(tx.db, { post, values, editorId: tx.principal.id });
    await auditPost(tx, { action: 'post.update', post });
    if (status !== post.status) {
      await auditPost(tx, { action: status === 'published' ? 'post.publish' : 'post.withdraw', post });
    }
  });
  return getAuthoredPost(context, id);
}

/** Marks a post as deleted; its likes and comments are not shown any more. @throws ApiError BLOG_NOT_FOUND (404). */
export async function deletePost(context: UserContext, id: number): Promise<void> {
  if (!mayWritePosts(context.principal)) throw adminsOnly();
  await inTransaction(context, async (tx) => {
    const post = await lockedPost(tx, id);
    await markDeleted(tx.db, id);
    await auditPost(tx, { action: 'post.delete', post });
  });
}

/** A post for the editor, drafts included. @throws ApiError BLOG_NOT_FOUND (404). */
export async function getAuthoredPost({ db }: UserContext, id: number): Promise<PostRow> {
  const row = await findPostById(db, id);
  if (!row) throw postNotFound();
  return row;
}

/** Publishes drafts whose scheduled time has passed. Safe to run in several processes at once. */
export async function publishDuePosts(context: ServiceContext): Promise<void> {
  const published = await inTransaction(context, async ({ db, clock }) => {
    const posts = await publishDue(db, clock.now());
    for (const { id, slug } of posts) {
      await writeAudit(db, { actorId: null, action: 'post.publish', entityId: id, detail: { slug, scheduled: true } });
    }
    return posts;
  });
  if (published.length > 0 && context.settings.edge) await requestPurge(context, ['blog']);
}

/** The post, locked until the transaction ends. @throws ApiError BLOG_NOT_FOUND (404). */
export async function lockedPost({ db }: UserContext, id: number): Promise<PostRecord> {
  const post = await lockPost(db, id);
  if (!post) throw postNotFound();
  return post;
}

export function auditPost(
  { db, principal, requestId }: UserContext,
  {
    action,
    post: { id, title, slug },
    detail = {},
  }: { action: `post.${string}`; post: PostRecord; detail?: Record<string, unknown> },
): Promise<void> {
  return writeAudit(db, {
    actorId: principal.id,
    action,
    entityId: id,
    detail: { title, slug, ...detail },
    requestId,
  });
}

/** A scheduled draft must be as complete as a published post. */
const statusToCheck = (status: PostStatus, scheduledAt: Date | null | undefined): PostStatus =>
  scheduledAt ? 'published' : status;

function stateOf(
  { clock }: ServiceContext,
  { status, scheduledAt, publishedAt }: { status: PostStatus; scheduledAt: Date | null; publishedAt: Date | null },
): Partial<NewPost> {
  if (status === 'draft') return { status, scheduledAt };
  return { status, scheduledAt: null, publishedAt: publishedAt ?? clock.now() };
}

/** The slug of a post with a new title. The earlier one leads to the post if it was ever published. */
export async function slugAfter(tx: Database, post: PostRecord, title: string): Promise<string> {
  const wanted = postSlugOf(title);
  if (wanted === postSlugOf(post.title)) return post.slug;
  const slug = await freeSlug(tx, wanted, post.id);
  if (post.publishedAt !== null && slug !== post.slug) await keepOldSlug(tx, post);
  return slug;
}

async function storeFeatured(context: UserContext, bytes: Buffer | null): Promise<number | null> {
  if (!bytes) return null;
  const { src } = await uploadPicture(context, { bytes, purpose: 'blog' });
  const [name = ''] = src.slice(context.settings.mediaBase.length + 1).split('-');
  return mediaIdOf(context.db, name);
}
