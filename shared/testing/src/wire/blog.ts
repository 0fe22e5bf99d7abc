import type { AuthoredPostWire, CommentWire, PostDetailsWire, PostWire } from '@kaksha/api-client/generated/wire';
import type { Comment, Post, PostSummary } from '@kaksha/domain/blog';

/** API responses about the blog, built from domain objects. */

export const postWire = (post: PostSummary): PostWire => ({
  id: post.id,
  blog_id: post.id,
  slug: post.slug,
  title: post.title,
  Title: post.title,
  content: post.content,
  tags: post.tags,
  status: post.status,
  image_url: post.image,
  ImageUrl: post.image,
  author: 'Meera Iyer',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  likeCount: post.likeCount,
  commentCount: post.commentCount,
  created_at: post.createdAt,
  updated_at: post.updatedAt,
  published_at: post.publishedAt ?? null,
  scheduled_at: post.scheduledAt ?? null,
});

export const commentWire = (comment: Comment): CommentWire => ({
  id: comment.id,
  comment: comment.comment,
  userId: comment.userId,
  user: { user_name: comment.authorName },
  created_at: comment.createdAt,
});

export const postDetailsWire = (post: Post): PostDetailsWire => ({
  ...postWire(post),
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  meta_keywords: post.metaKeywords,
  likes: post.liked ? [{ userId: 5 }] : [],
  liked: post.liked,
  comments: post.comments.map(commentWire),
});

/** A post in the response for the editor. */
export const authoredPostWire = ({ comments: _comments, ...post }: Post, version = 1): AuthoredPostWire => ({
  ...postWire(post),
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  meta_keywords: post.metaKeywords,
  version,
});
