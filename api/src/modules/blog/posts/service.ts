import { slugOf } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../../platform/context/context';
import { postNotFound } from '../errors';
import { maySeePost, visibleLikes } from '../policy';
import { findPost, findPostById, findRenamedPost, listComments, listLikes, listPosts, type PostRow } from './repo';

const maxPosts = 200;
const latestCount = 3;

/** Published posts, latest first. */
export function getPosts({ db }: ServiceContext): Promise<PostRow[]> {
  return listPosts(db, { status: 'published', limit: maxPosts });
}

/** Drafts, last changed first. The route requires an admin. */
export function getDraftPosts({ db }: ServiceContext): Promise<PostRow[]> {
  return listPosts(db, { status: 'draft', limit: maxPosts });
}

/** Published posts and drafts, latest first. The route requires an admin. */
export function getAllPosts({ db }: ServiceContext): Promise<PostRow[]> {
  return listPosts(db, { limit: maxPosts });
}

/** The latest published posts. */
export function getLatestPosts({ db }: ServiceContext, limit = latestCount): Promise<PostRow[]> {
  return listPosts(db, { status: 'published', limit });
}

/** A published post; null without one. */
export async function findPublishedPost({ db }: ServiceContext, id: number): Promise<PostRow | null> {
  const row = await findPostById(db, id);
  return row?.status === 'published' ? row : null;
}

/** Longest slug in an address. */
const maxSlug = 200;

/**
 * A post with its comments and the likes that the caller may see. An earlier slug of the post finds it, and so does
 * another spelling of the slug: capitals, Latin letters with marks.
 * @throws ApiError BLOG_NOT_FOUND (404), also for a draft unless the caller is an admin.
 */
export async function getPost({ db, principal }: ServiceContext, slug: string) {
  const wanted = slugOf(slug, maxSlug);
  const visible = (found: PostRow | null) => (found && maySeePost(principal, found) ? found : null);
  const post = visible(await findPost(db, wanted)) ?? visible(await findRenamedPost(db, wanted));
  if (!post) throw postNotFound();
  const [comments, likes] = await Promise.all([listComments(db, post.id), listLikes(db, post.id)]);
  const liked = principal !== null && likes.some(({ userId }) => userId === principal.id);
  return { ...post, comments, likes: visibleLikes(principal, likes), liked };
}
