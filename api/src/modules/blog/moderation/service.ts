import { inTransaction, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { requireVersion } from '../../../platform/http/edit-conflict';
import { slugOfPost } from '../authoring/repo';
import { adminsOnly, commenterNotFound, commentNotFound, commentRequired, postNotFound } from '../errors';
import { mayModerateComments } from '../policy';
import { commentVersion } from './present';
import { listAllComments, lockComment, type ModeratedComment, updateComment, updateCommenter } from './repo';

interface CommentId {
  postId: number;
  commentId: number;
}

/**
 * One page of all comments, hidden ones included, latest first.
 * @throws ApiError FORBIDDEN (403), BLOG_NOT_FOUND (404).
 */
export async function getModeratedComments(
  { db, principal }: UserContext,
  { postId, skip = 0 }: { postId: number; skip?: number },
): Promise<ModeratedComment[]> {
  if (!mayModerateComments(principal)) throw adminsOnly();
  if ((await slugOfPost(db, postId)) === null) throw postNotFound();
  return listAllComments(db, postId, skip);
}

/** @throws ApiError VALIDATION_FAILED (400), COMMENT_NOT_FOUND (404), EDIT_CONFLICT (409) for an outdated version. */
export async function changeComment(
  context: UserContext,
  { comment: text, ...change }: CommentId & { comment: string; version?: number },
): Promise<ModeratedComment> {
  const comment = text.trim();
  if (!comment) throw commentRequired();
  return moderate(context, { ...change, action: 'comment.update', values: { comment } });
}

/** @throws ApiError COMMENT_NOT_FOUND (404). */
export function setCommentHidden(
  context: UserContext,
  { hidden, ...id }: CommentId & { hidden: boolean },
): Promise<ModeratedComment> {
  const values = { hiddenAt: hidden ? context.clock.now() : null };
  return moderate(context, { ...id, action: hidden ? 'comment.hide' : 'comment.show', values });
}

/** Blocks a user's comments, or unblocks them. Existing comments stay. @throws ApiError USER_NOT_FOUND (404). */
export async function setCommenterBlocked(
  context: UserContext,
  { userId, blocked }: { userId: number; blocked: boolean },
): Promise<void> {
  if (!mayModerateComments(context.principal)) throw adminsOnly();
  await inTransaction(context, async ({ db, principal, requestId, clock }) => {
    if (!(await updateCommenter(db, userId, blocked ? clock.now() : null))) throw commenterNotFound();
    const action = blocked ? 'commenter.stop' : 'commenter.allow';
    await writeAudit(db, { actorId: principal.id, action, entityId: userId, requestId });
  });
}

async function moderate(
  context: UserContext,
  {
    postId,
    commentId,
    action,
    values,
    version,
  }: CommentId & { version?: number; action: `comment.${string}`; values: Parameters<typeof updateComment>[3] },
): Promise<ModeratedComment> {
  if (!mayModerateComments(context.principal)) throw adminsOnly();
  return inTransaction(context, async ({ db, principal, requestId }) => {
    const stored = await lockComment(db, postId, commentId);
    if (!stored) throw commentNotFound();
    requireVersion({ given: version, stored: commentVersion(stored) }, { name: 'comment', read: () => stored });
    const row = await updateComment(db, postId, commentId, values);
    if (!row) throw commentNotFound();
    await writeAudit(db, { actorId: principal.id, action, entityId: commentId, detail: { postId }, requestId });
    return row;
  });
}
