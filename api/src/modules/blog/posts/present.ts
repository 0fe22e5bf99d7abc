import { brand } from '@kaksha/domain/brand';
import type { Static } from 'typebox';
import { presentPicture } from '../../../platform/media/wire';
import type { CommentRow, PostRow } from './repo';
import type { CommentWire, PostWire } from './schema';

export function presentPost({ post, image, likes, comments }: PostRow, mediaBase: string): PostWire {
  const [src] = presentPicture(image, mediaBase);
  return {
    id: post.id,
    blog_id: post.id,
    slug: post.slug,
    title: post.title,
    Title: post.title,
    content: post.content,
    tags: post.tags,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
    status: post.status,
    image_url: src,
    ImageUrl: src,
    author: brand.name,
    likeCount: likes,
    commentCount: comments,
    created_at: post.createdAt.toISOString(),
    updated_at: post.updatedAt.toISOString(),
    published_at: post.publishedAt?.toISOString() ?? null,
    scheduled_at: post.scheduledAt?.toISOString() ?? null,
  };
}

/** For the editor. `version` detects concurrent edits. */
export const presentAuthoredPost = (row: PostRow, mediaBase: string) => ({
  ...presentPost(row, mediaBase),
  version: row.post.version,
});

export const presentComment = (row: CommentRow): Static<typeof CommentWire> => ({
  id: row.id,
  comment: row.comment,
  userId: row.userId,
  user: { user_name: row.authorName || null },
  created_at: row.createdAt.toISOString(),
});
