import {
  changeComment,
  type ModeratedComment,
  setCommenterBlocked,
  setCommentHidden,
} from '@kaksha/api-client/blog-authoring';
import { deleteComment } from '@kaksha/api-client/blog-changes';
import { useAction } from '@kaksha/api-client/use-action';
import { comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { IconButton } from '@kaksha/ui/icon-button';
import { Eye, EyeOff, Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { memo, useState } from 'react';
import { replaceComment, setAuthorBlocked } from '../../store/comments';
import { useBlogStore } from '../../store/store-context';
import styles from './comment-card.module.css';
import { CommentEditor } from './comment-editor';

const comparedComment = comparedFields<{ comment: string }>({ comment: 'Comment' });

export interface CommentCardProps {
  postId: number;
  /** As in the page's address. */
  slug: string;
  comment: ModeratedComment;
  /** Formatted day on which it was written. */
  day: string;
}

/** Memoised, because a page may hold hundreds of comments. */
export const CommentCard = memo(function CommentCard({ postId, slug, comment, day }: CommentCardProps) {
  const store = useBlogStore();
  const { http, notify } = store.host;
  const [editing, setEditing] = useState(false);
  const { busy, run } = useAction();
  const author = comment.authorName || 'User';

  /** @param work  returns null after a deletion, and undefined when nothing was changed */
  const change = (work: () => Promise<ModeratedComment | null | undefined>, done: string, failed: string) =>
    run(
      async () => {
        const changed = await work();
        if (changed === undefined) return;
        replaceComment(store.view, slug, comment.id, changed);
        notify.success(done);
        setEditing(false);
      },
      { failed, fallback: '' },
    );
  // The editor keeps its text while the dialog is open.
  const conflict = useConflict<{ comment: string }, ModeratedComment>({
    record: 'comment',
    edited: useEdited({ version: comment.version, values: { comment: comment.comment } }, editing),
    fields: comparedComment,
    valuesOf: ({ comment }) => ({ comment }),
    apply: () => {},
  });
  const save = (text: string) =>
    change(
      async () => {
        const call = conflict.save({ comment: text }, (choice, version) =>
          changeComment(http, postId, comment.id, { ...choice, version }),
        );
        return (await call) ?? undefined;
      },
      'Comment updated',
      'Failed to update comment',
    );
  const remove = () =>
    change(
      () => deleteComment(http, postId, comment.id).then(() => null),
      'Comment deleted',
      'Failed to delete comment',
    );
  const hide = () =>
    change(
      () => setCommentHidden(http, postId, comment.id, !comment.hidden),
      comment.hidden ? 'Comment shown' : 'Comment hidden',
      'Failed to update comment',
    );

  const toggleBlocked = (userId: number) => {
    const blocked = !comment.authorBlocked;
    return run(
      async () => {
        await setCommenterBlocked(http, userId, blocked);
        setAuthorBlocked(store.view, slug, userId, blocked);
        notify.success(blocked ? `${author} can no longer comment` : `${author} can comment again`);
      },
      { failed: blocked ? 'Failed to stop this commenter' : 'Failed to let them comment again', fallback: '' },
    );
  };

  return (
    <article className="panel pad-4" aria-label={`Comment by ${author}`}>
      <p className="cluster gap-1 gap-x-3 baseline">
        <strong dir="auto">{author}</strong>
        <span className="meta">{day}</span>
        {comment.hidden && <Badge>Hidden</Badge>}
        {comment.authorBlocked && <Badge tone="bad">Stopped from commenting</Badge>}
      </p>
      {editing ? (
        <>
          <CommentEditor text={comment.comment} busy={busy} onSave={save} onCancel={() => setEditing(false)} />
          {conflict.dialog}
        </>
      ) : (
        <>
          <p className={styles.text} dir="auto">
            {comment.comment}
          </p>
          <div className={styles.actions}>
            <IconButton
              size="s"
              label={`Edit comment by ${author}`}
              icon={<Pencil aria-hidden="true" />}
              aria-disabled={busy}
              onClick={() => !busy && setEditing(true)}
            />
            <IconButton
              size="s"
              label={`Delete comment by ${author}`}
              icon={<Trash2 aria-hidden="true" />}
              aria-disabled={busy}
              onClick={() => void remove()}
            />
            <Button
              size="s"
              variant="ghost"
              className={styles.wordy}
              icon={comment.hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              aria-disabled={busy}
              onClick={() => void hide()}
            >
              {comment.hidden ? 'Show' : 'Hide'}
            </Button>
            {comment.userId !== null && (
              <Button
                size="s"
                variant="ghost"
                className={styles.wordy}
                icon={comment.authorBlocked ? <UserCheck aria-hidden="true" /> : <UserX aria-hidden="true" />}
                aria-label={comment.authorBlocked ? `Allow comments of ${author}` : `Stop commenter ${author}`}
                aria-disabled={busy}
                onClick={() => comment.userId !== null && void toggleBlocked(comment.userId)}
              >
                {comment.authorBlocked ? 'Allow comments' : 'Stop commenter'}
              </Button>
            )}
          </div>
        </>
      )}
    </article>
  );
});
