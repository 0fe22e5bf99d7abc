import type { CurrentUser } from '@kaksha/domain/people';
import type { Database } from '../../db/database';
import { badRequest, forbidden, notFound } from '../../http-error';
import type { Viewer } from '../../viewer';
import {
  addLike,
  countLikes,
  deleteCommentRow,
  findComment,
  findPostById,
  insertComment,
  removeLike,
} from './discussion-repo';
import { mayRemoveComment } from './policy';
import type { CommentRow } from './repo';

/** Throws 404 when there is no such post for the viewer: drafts are for admins. */
async function readablePost(db: Database, postId: number, viewer: Viewer): Promise<void> {
  const post = await findPostById(db, postId);
  if (!post || (post.status === 'draft' && !viewer?.isAdmin)) throw notFound('Blog not found', 'BLOG_NOT_FOUND');
}

/** Likes a post or takes that back; saying it twice changes nothing. Answers how many like it now. Throws 404. */
export async function setLike(
  db: Database,
  user: NonNullable<Viewer>,
  postId: number,
  liked: boolean,
): Promise<{ liked: boolean; likeCount: number }> {
  await readablePost(db, postId, user);
  await (liked ? addLike(db, postId, user.id) : removeLike(db, postId, user.id));
  return { liked, likeCount: await countLikes(db, postId) };
}

/** Writes a comment in the person's name. Throws 400 when it is empty, 404 without such a post. */
export async function addComment(
  db: Database,
  user: NonNullable<Viewer> & Pick<CurrentUser, 'name'>,
  postId: number,
  text: string,
): Promise<CommentRow> {
  const comment = text.trim();
  if (!comment) throw badRequest('Comment is required.', { comment: 'Comment is required' });
  await readablePost(db, postId, user);
  const { id, userId, createdAt } = await insertComment(db, postId, user.id, comment);
  return { id, comment, userId, createdAt, authorName: user.name };
}

/** Removes a comment: one's own, or for an admin anybody's. Throws 403 and 404. */
export async function deleteComment(
  db: Database,
  viewer: NonNullable<Viewer>,
  postId: number,
  commentId: number,
): Promise<void> {
  const comment = await findComment(db, postId, commentId);
  if (!comment) throw notFound('This comment is not there any more.', 'COMMENT_NOT_FOUND');
  if (!mayRemoveComment(viewer, comment)) throw forbidden();
  await deleteCommentRow(db, comment.id);
}
