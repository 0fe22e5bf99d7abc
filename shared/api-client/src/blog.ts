import type { PostSummary } from '@kaksha/domain/blog';
import type { AxiosInstance } from 'axios';
import { resultsOf } from './envelope';
import type { PostWire } from './wire';

const toPost = (wire: PostWire): PostSummary => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  content: wire.content,
  tags: wire.tags,
  status: wire.status,
  image: wire.image_url,
  likeCount: wire.likeCount,
  commentCount: wire.commentCount,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
});

export type PostFilter = 'all' | 'published' | 'drafts';

const paths: Record<PostFilter, string> = { all: '/blogs/all', published: '/blogs/', drafts: '/blogs/drafts' };

/** Posts, newest first. All and drafts answer to admins only. */
export async function getPosts(http: AxiosInstance, filter: PostFilter): Promise<PostSummary[]> {
  return resultsOf<PostWire>(await http.get(paths[filter])).map(toPost);
}
