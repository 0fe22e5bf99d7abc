import type { Comment, Post, PostSummary } from '@kaksha/domain/blog';
import type { AxiosInstance } from 'axios';
import { listOf, resultOf, resultsOf } from './envelope';
import type { CommentWire, PostDetailsWire, PostWire } from './generated/wire';

/** Some fields have two spellings. */
export const postFieldsOf = (wire: PostWire) => ({
  id: wire.id ?? wire.blog_id,
  title: wire.title ?? wire.Title,
  image: wire.image_url ?? wire.ImageUrl,
});

const toPostSummary = (wire: PostWire): PostSummary => ({
  ...postFieldsOf(wire),
  slug: wire.slug,
  content: wire.content,
  tags: wire.tags,
  status: wire.status,
  likeCount: wire.likeCount,
  commentCount: wire.commentCount,
  createdAt: wire.created_at,
  updatedAt: wire.updated_at,
  publishedAt: wire.published_at ?? null,
  scheduledAt: wire.scheduled_at ?? null,
});

/** ISO 8601, UTC. Other hosts of this API send seconds since 1970. */
export const momentOf = (sent: string | { seconds: number }): string =>
  typeof sent === 'string' ? sent : new Date(sent.seconds * 1000).toISOString();

export const toComment = (wire: CommentWire): Comment => ({
  id: wire.id,
  comment: wire.comment,
  userId: wire.userId,
  authorName: wire.user.user_name ?? null,
  createdAt: momentOf(wire.created_at),
});

const toPost = (wire: PostDetailsWire): Post => ({
  ...toPostSummary(wire),
  metaTitle: wire.meta_title,
  metaDescription: wire.meta_description,
  metaKeywords: wire.meta_keywords,
  liked: wire.liked,
  comments: wire.comments.map(toComment),
});

/** Published posts, newest first. */
export async function getPosts(http: AxiosInstance): Promise<PostSummary[]> {
  return listOf<PostWire>(await http.get('/blogs/')).map(toPostSummary);
}

/** Published posts and drafts, newest first; for admins. */
export async function getAllPosts(http: AxiosInstance): Promise<PostSummary[]> {
  return listOf<PostWire>(await http.get('/blogs/all')).map(toPostSummary);
}

/** Drafts, newest first; for admins. */
export async function getDraftPosts(http: AxiosInstance): Promise<PostSummary[]> {
  return listOf<PostWire>(await http.get('/blogs/drafts')).map(toPostSummary);
}

/** A post with its comments. Rejects with 404 for an unknown post, and for a draft unless the user is an admin. */
export async function getPost(http: AxiosInstance, slug: string): Promise<Post> {
  return toPost(resultOf<PostDetailsWire>(await http.get(`/blogs/${encodeURIComponent(slug)}`)));
}

/** The next comments after the `shown` latest, latest first. Empty at the end. */
export async function getOlderComments(http: AxiosInstance, postId: number, shown: number): Promise<Comment[]> {
  const answer = await http.get(`/blogs/${postId}/comments/shown`, { params: { skip: shown } });
  return resultsOf<CommentWire>(answer).map(toComment);
}
