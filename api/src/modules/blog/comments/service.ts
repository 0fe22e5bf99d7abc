import { inTransaction, type ServiceContext, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { forbidden } from '../../../platform/http/api-error';
import { commenterBlocked, commentNotFound, commentRequired, postNotFound } from '../errors';
import { mayComment, mayDeleteComment, maySeePost } from '../policy';
import { type CommentRow, listComments } from '../posts/repo';
import {
  addLike,
  countLikes,
  findAuthor,
  findComment,
  findPostById,
  insertComment,
  removeComment,
  removeLike,
} from './repo';

interface LikeState {
  liked: boolean;
  likeCount: number;
}

/** One page of visible comments, latest first. `skip` counts later comments. @throws ApiError BLOG_NOT_FOUND (404). */
export async function getOlderComments(
  context: ServiceContext,
  { postId, skip = 0 }: { postId: number; skip?: number },
): Promise<CommentRow[]> {
  await requireVisiblePost(context, postId);
  return listComments(context.db, postId, skip);
}

/** Idempotent. @throws ApiError BLOG_NOT_FOUND (404). */
export async function likePost(context: UserContext, postId: number): Promise<LikeState> {
  await requireVisiblePost(context, postId);
  await addLike(context.db, postId, context.principal.id);
  return { liked: true, likeCount: await countLikes(context.db, postId) };
}

/** Idempotent. @throws ApiError BLOG_NOT_FOUND (404). */
export async function unlikePost(context: UserContext, postId: number): Promise<LikeState> {
  await requireVisiblePost(context, postId);
  await removeLike(context.db, postId, context.principal.id);
  return { liked: false, likeCount: await countLikes(context.db, postId) };
}

/** @throws ApiError VALIDATION_FAILED (400), FORBIDDEN (403) for a blocked author, BLOG_NOT_FOUND (404). */
export async function addComment(
  context: UserContext,
  { postId, comment: text }: { postId: number; comment: string },
): Promise<CommentRow> {
  const { db, principal } = context;
  const comment = text.trim();
  if (!comment) throw commentRequired();
  await requireVisiblePost(context, postId);
  const author = await findAuthor(db, principal.id);
  if (!mayComment(author)) throw commenterBlocked();
  return { ...(await insertComment(db, postId, principal.id, comment)), authorName: author.name };
}

/** @throws ApiError COMMENT_NOT_FOUND (404), FORBIDDEN (403). */
export async function deleteComment(
  context: UserContext,
  { postId, commentId }: { postId: number; commentId: number },
): Promise<void> {
  const comment = await findComment(context.db, postId, commentId);
  if (!comment) throw commentNotFound();
  if (!mayDeleteComment(context.principal, comment)) throw forbidden();
  await inTransaction(context, async ({ db, principal, requestId }) => {
    if (!(await removeComment(db, comment.id))) throw commentNotFound();
    await writeAudit(db, {
      actorId: principal.id,
      action: 'comment.delete',
      entityId: comment.id,
      detail: { postId, userId: comment.userId },
      requestId,
    });
  });
}

async function requireVisiblePost({ db, principal }: ServiceContext, postId: number): Promise<void> {
  const post = await findPostById(db, postId);
  if (!post || !maySeePost(principal, post)) throw postNotFound();
}
