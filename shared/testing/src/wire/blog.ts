import type { CommentWire, PostDetailsWire, PostWire } from '@kaksha/api-client/wire';
import type { Comment, Post, PostSummary } from '@kaksha/domain/blog';

/** API responses about the blog, built from domain objects. */

export const postWire = (post: PostSummary): PostWire => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  content: post.content,
  tags: post.tags,
  status: post.status,
  image_url: post.image,
  likeCount: post.likeCount,
  commentCount: post.commentCount,
  created_at: post.createdAt,
  updated_at: post.updatedAt,
  published_at: post.publishedAt ?? null,
  scheduled_at: post.scheduledAt ?? null,
});

export const commentWire = (comment: Comment): CommentWire => ({
  id: comment.id,
  comment: comment.text,
  userId: comment.userId,
  user: { user_name: comment.authorName },
  created_at: comment.createdAt,
});

export const postDetailsWire = (post: Post): PostDetailsWire => ({
  ...postWire(post),
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  meta_keywords: post.metaKeywords,
  liked: post.liked,
  comments: post.comments.map(commentWire),
});
