import type { Actor } from '../../actor';
import { badRequest, notFound } from '../../api-error';
import { writeAudit } from '../../audit';
import type { Database } from '../../db/database';
import { slugOfPost } from './authoring-repo';
import { listAllComments, type ModeratedComment, updateComment, updateCommenter } from './moderation-repo';

export type { ModeratedComment } from './moderation-repo';

/** Comments of a post, hidden ones too, latest first: a page of them, after `skip` later ones. Throws 404. */
export async function getAllComments(db: Database, postId: number, skip = 0): Promise<ModeratedComment[]> {
  if ((await slugOfPost(db, postId)) === null) throw notFound('Blog not found', 'BLOG_NOT_FOUND');
  return listAllComments(db, postId, skip);
}

/** Puts other words into a comment. Throws 400 when there are none, 404 without such a comment. */
export function changeComment(
  db: Database,
  actor: Actor,
  postId: number,
  commentId: number,
  text: string,
): Promise<ModeratedComment> {
  const comment = text.trim();
  if (!comment) throw badRequest('Comment is required.', { comment: 'Comment is required' });
  return moderate(db, actor, 'comment.update', postId, commentId, { comment });
}

/** Takes a comment out of readers' sight or brings it back. Throws 404. */
export function setCommentHidden(
  db: Database,
  actor: Actor,
  postId: number,
  commentId: number,
  hidden: boolean,
): Promise<ModeratedComment> {
  const hiddenAt = hidden ? new Date() : null;
  return moderate(db, actor, hidden ? 'comment.hide' : 'comment.show', postId, commentId, { hiddenAt });
}

/** Keeps a person from commenting, or lets them again; what they said stays. Throws 404. */
export async function setCommenterBlocked(db: Database, actor: Actor, userId: number, stopped: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await updateCommenter(tx, userId, stopped ? new Date() : null))) {
      throw notFound('This person is not there any more.', 'USER_NOT_FOUND');
    }
    const action = stopped ? 'commenter.stop' : 'commenter.allow';
    await writeAudit(tx, { actorId: actor.id, action, entityId: userId, requestId: actor.requestId });
  });
}

function moderate(
  db: Database,
  actor: Actor,
  action: `comment.${string}`,
  postId: number,
  commentId: number,
  values: Parameters<typeof updateComment>[3],
): Promise<ModeratedComment> {
  return db.transaction(async (tx) => {
    const row = await updateComment(tx, postId, commentId, values);
    if (!row) throw notFound('This comment is not there any more.', 'COMMENT_NOT_FOUND');
    await writeAudit(tx, {
      actorId: actor.id,
      action,
      entityId: commentId,
      detail: { postId },
      requestId: actor.requestId,
    });
    return row;
  });
}
