import type { PostStatus } from '@kaksha/domain/blog';
import { emptyPostForm, type PostForm, postErrorSummary, postErrors } from '@kaksha/domain/post-rules';
import { postSlugOf } from '@kaksha/domain/slugs';
import type { Actor } from '../../actor';
import { badRequest, conflict, notFound } from '../../api-error';
import { writeAudit } from '../../audit';
import type { Database } from '../../db/database';
import type { Services } from '../../services';
import { uploadImage } from '../uploads/service';
import {
  freeSlug,
  insertPost,
  lockPost,
  markDeleted,
  mediaIdOf,
  type NewPost,
  nextVersion,
  type PostRecord,
  publishDue,
  slugOfPost,
} from './authoring-repo';
import { type CleanOptions, cleanHtml, hasEmbeddedPicture } from './clean-html';
import { findPost, type PostRow } from './repo';

export interface PostChange {
  form: Partial<PostForm>;
  status?: PostStatus;
  /** The featured picture's bytes, when a new one was chosen. */
  picture: Buffer | null;
  /** The version that was edited. */
  version?: number;
  /** When a draft is to be published; null takes that back. */
  scheduledAt?: Date | null;
}

type Works = Pick<Services, 'db' | 'storage'>;

/** Makes a post, a draft unless its status says otherwise; answers its id. Throws 400, 413 and 415. */
export async function createPost(works: Works, actor: Actor, change: PostChange, clean: CleanOptions): Promise<number> {
  const form = cleaned({ ...emptyPostForm, ...change.form }, clean);
  const status = change.status ?? 'draft';
  checkPost(form, willBe(status, change.scheduledAt), change.picture !== null);
  const imageId = await storeFeatured(works, actor, change.picture, clean.mediaBase);
  return works.db.transaction(async (tx) => {
    const post = await insertPost(tx, {
      ...form,
      ...stateOf(status, change.scheduledAt ?? null, null),
      imageId,
      slug: await freeSlug(tx, asciiSlug(form.title)),
      authorId: actor.id,
    });
    await audit(tx, actor, 'post.create', post);
    if (status === 'published') await audit(tx, actor, 'post.publish', post);
    return post.id;
  });
}

/**
 * Changes what is given. Throws 404, 400 for what may not be saved with its status, and 409 when somebody else saved
 * since `version`: their text stays, and the caller still has its own.
 */
export async function updatePost(
  works: Works,
  actor: Actor,
  id: number,
  change: PostChange,
  clean: CleanOptions,
): Promise<void> {
  if ((await slugOfPost(works.db, id)) === null) throw postNotFound();
  const imageId = await storeFeatured(works, actor, change.picture, clean.mediaBase);
  await works.db.transaction(async (tx) => {
    const post = await requirePost(tx, id);
    if (change.version !== undefined && change.version !== post.version) {
      throw conflict(
        'Somebody saved this post since you opened it. Your text is kept on this device.',
        'EDIT_CONFLICT',
      );
    }
    const form = cleaned({ ...formOf(post), ...change.form }, clean);
    const status = change.status ?? post.status;
    const scheduledAt = change.scheduledAt === undefined ? post.scheduledAt : change.scheduledAt;
    checkPost(form, willBe(status, scheduledAt), (imageId ?? post.imageId) !== null);
    await nextVersion(
      tx,
      post,
      {
        ...form,
        ...stateOf(status, scheduledAt, post.publishedAt),
        ...(imageId !== null && { imageId }),
        // An address that was public once stays.
        ...(post.publishedAt === null && { slug: await freeSlug(tx, asciiSlug(form.title), id) }),
      },
      actor.id,
    );
    await audit(tx, actor, 'post.update', post);
    if (status !== post.status) {
      await audit(tx, actor, status === 'published' ? 'post.publish' : 'post.withdraw', post);
    }
  });
}

/** Takes a post away; its likes and comments go out of sight with it. Throws 404. */
export async function deletePost(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const post = await requirePost(tx, id);
    await markDeleted(tx, id);
    await audit(tx, actor, 'post.delete', post);
  });
}

/** A post to be edited, drafts included. Throws 404. */
export async function getPostById(db: Database, id: number): Promise<PostRow> {
  const slug = await slugOfPost(db, id);
  const row = slug === null ? null : await findPost(db, slug);
  if (!row) throw postNotFound();
  return row;
}

/** Publishes drafts whose moment has come. Safe to run in several processes at once. */
export async function publishDuePosts(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, slug } of await publishDue(tx, now)) {
      await writeAudit(tx, { actorId: null, action: 'post.publish', entityId: id, detail: { slug, scheduled: true } });
    }
  });
}

export const postNotFound = () => notFound('Blog not found', 'BLOG_NOT_FOUND');

export async function requirePost(tx: Database, id: number): Promise<PostRecord> {
  const post = await lockPost(tx, id);
  if (!post) throw postNotFound();
  return post;
}

const formOf = ({ title, content, tags, metaTitle, metaDescription, metaKeywords }: PostRecord): PostForm => ({
  ...{ title, content, tags },
  ...{ metaTitle, metaDescription, metaKeywords },
});

function cleaned(form: PostForm, clean: CleanOptions): PostForm {
  if (hasEmbeddedPicture(form.content)) {
    const message = 'Please upload pictures instead of pasting them';
    throw badRequest(`${message}.`, { content: message });
  }
  return {
    title: form.title.trim(),
    content: cleanHtml(form.content, clean),
    tags: [...new Set(form.tags.map((tag) => tag.trim()).filter(Boolean))],
    metaTitle: form.metaTitle.trim(),
    metaDescription: form.metaDescription.trim(),
    metaKeywords: form.metaKeywords.trim(),
  };
}

const wireNames: Partial<Record<string, string>> = {
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
};

function checkPost(form: PostForm, status: PostStatus, hasImage: boolean): void {
  const errors = postErrors(form, status, hasImage);
  const fault = postErrorSummary(errors, status);
  if (!fault) return;
  throw badRequest(
    fault,
    Object.fromEntries(Object.entries(errors).map(([field, message]) => [wireNames[field] ?? field, message])),
  );
}

/** A draft that will be published by itself has to be as whole as a published post. */
const willBe = (status: PostStatus, scheduledAt: Date | null | undefined): PostStatus =>
  scheduledAt ? 'published' : status;

function stateOf(status: PostStatus, scheduledAt: Date | null, publishedAt: Date | null): Partial<NewPost> {
  if (status === 'draft') return { status, scheduledAt };
  return { status, scheduledAt: null, publishedAt: publishedAt ?? new Date() };
}

/** Addresses are plain letters, whatever the title is written in. */
function asciiSlug(title: string): string {
  const slug = postSlugOf(title)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return postSlugOf(slug);
}

async function storeFeatured(works: Works, actor: Actor, bytes: Buffer | null, mediaBase: string) {
  if (!bytes) return null;
  const { src } = await uploadImage(works, actor, { bytes, purpose: 'blog', mediaBase });
  const [name = ''] = src.slice(mediaBase.length + 1).split('-');
  return mediaIdOf(works.db, name);
}

export function audit(
  tx: Database,
  actor: Actor,
  action: `post.${string}`,
  { id, title, slug }: PostRecord,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const { requestId } = actor;
  return writeAudit(tx, { actorId: actor.id, action, entityId: id, detail: { title, slug, ...detail }, requestId });
}
