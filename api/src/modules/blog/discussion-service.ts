import type { CurrentUser } from '@kaksha/domain/current-user';
import type { Actor } from '../../actor';
import { badRequest, forbidden, notFound } from '../../api-error';
import { writeAudit } from '../../audit';
import type { Database } from '../../db/database';
import type { Viewer } from '../../viewer';
import {
  addLike,
  countLikes,
  deleteCommentRow,
  findComment,
  findPostById,
  insertComment,
  isStopped,
  removeLike,
} from './discussion-repo';
import { mayRemoveComment, maySeePost, mustBeHeard } from './policy';
import { type CommentRow, listComments } from './repo';

/** Throws 404 when there is no such post for the viewer: drafts are for admins. */
async function readablePost(db: Database, postId: number, viewer: Viewer): Promise<void> {
  const post = await findPostById(db, postId);
  if (!post || !maySeePost(viewer, post)) throw notFound('Blog not found', 'BLOG_NOT_FOUND');
}

/** Comments that readers see, latest first: a page of them, after `skip` later ones. Throws 404. */
export async function getShownComments(db: Database, postId: number, viewer: Viewer, skip = 0): Promise<CommentRow[]> {
  await readablePost(db, postId, viewer);
  return listComments(db, postId, skip);
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

/** Writes a comment in the person's name. Throws 400 when it is empty, 403 when they may not, 404 without such a post. */
export async function addComment(
  db: Database,
  user: NonNullable<Viewer> & Pick<CurrentUser, 'name'>,
  postId: number,
  text: string,
): Promise<CommentRow> {
  const comment = text.trim();
  if (!comment) throw badRequest('Comment is required.', { comment: 'Comment is required' });
  await readablePost(db, postId, user);
  mustBeHeard(await isStopped(db, user.id));
  const { id, userId, createdAt } = await insertComment(db, postId, user.id, comment);
  return { id, comment, userId, createdAt, authorName: user.name };
}

const noSuchComment = () => notFound('This comment is not there any more.', 'COMMENT_NOT_FOUND');

/** Removes a comment: one's own, or for an admin anybody's. Throws 403 and 404. */
export async function deleteComment(db: Database, viewer: Actor, postId: number, commentId: number): Promise<void> {
  const comment = await findComment(db, postId, commentId);
  if (!comment) throw noSuchComment();
  if (!mayRemoveComment(viewer, comment)) throw forbidden();
  await db.transaction(async (tx) => {
    if (!(await deleteCommentRow(tx, comment.id))) throw noSuchComment();
    await writeAudit(tx, {
      actorId: viewer.id,
      action: 'comment.delete',
      entityId: comment.id,
      detail: { postId, userId: comment.userId },
      requestId: viewer.requestId,
    });
  });
}
