import type { PostStatus } from '@kaksha/domain/blog';
import { notFound } from '../../api-error';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import { maySeePost } from './policy';
import { findPost, listComments, listLikers, listPosts, type PostRow } from './repo';

export type { PostRow } from './repo';

const mostListed = 200;
const latestCount = 3;

/** Posts that are not deleted, latest first; of one status, or all. */
export function getPosts(db: Database, status?: PostStatus): Promise<PostRow[]> {
  return listPosts(db, { status, limit: mostListed });
}

/** The latest published posts. */
export function getLatestPosts(db: Database, limit = latestCount): Promise<PostRow[]> {
  return listPosts(db, { status: 'published', limit });
}

/** A post with its comments and who liked it. Drafts are for admins. Throws 404 when there is none for the viewer. */
export async function getPost(db: Database, slug: string, viewer: Viewer) {
  const row = await findPost(db, slug);
  if (!row || !maySeePost(viewer, row.post)) throw notFound('Blog not found', 'BLOG_NOT_FOUND');
  const [comments, likers] = await Promise.all([listComments(db, row.post.id), listLikers(db, row.post.id)]);
  return { row, comments, likers };
}
