import { brand } from '@kaksha/domain/brand';
import { presentPicture } from '../../../platform/media/wire';
import type { CommentRow, PostRow } from './repo';

export function presentPost<P extends PostRow>(post: P, mediaBase: string) {
  const [image] = presentPicture(post.image, mediaBase);
  return { ...post, blogId: post.id, Title: post.title, image, ImageUrl: image, author: brand.name };
}

export const presentComment = (row: CommentRow) => ({ ...row, user: { userName: row.authorName || null } });
