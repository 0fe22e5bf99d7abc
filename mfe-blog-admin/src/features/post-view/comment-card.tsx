import { deleteComment } from '@kaksha/api-client/blog';
import { changeComment, type ModeratedComment, setCommentHidden } from '@kaksha/api-client/blog-authoring';
import { messageOf } from '@kaksha/api-client/errors';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { IconButton } from '@kaksha/ui/icon-button';
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { replaceComment } from '../../store/post-view';
import { useBlogStore } from '../../store/store-context';
import styles from './comment-card.module.css';
import { CommentEditor } from './comment-editor';

export interface CommentCardProps {
  postId: number;
  comment: ModeratedComment;
  /** When it was written, as people read it. */
  day: string;
}

export function CommentCard({ postId, comment, day }: CommentCardProps) {
  const store = useBlogStore();
  const { http, notify } = store.host;
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const author = comment.authorName || 'User';

  const run = async (work: () => Promise<ModeratedComment | null>, done: string, failed: string) => {
    if (busy) return;
    setBusy(true);
    try {
      replaceComment(store, comment.id, await work());
      notify.success(done);
      setEditing(false);
    } catch (error) {
      notify.error(failed, { description: messageOf(error, '') });
    }
    setBusy(false);
  };
  const save = (text: string) =>
    run(() => changeComment(http, postId, comment.id, text), 'Comment updated', 'Failed to update comment');
  const remove = () =>
    run(() => deleteComment(http, postId, comment.id).then(() => null), 'Comment deleted', 'Failed to delete comment');
  const hide = () =>
    run(
      () => setCommentHidden(http, postId, comment.id, !comment.hidden),
      comment.hidden ? 'Comment shown' : 'Comment hidden',
      'Failed to update comment',
    );

  return (
    <article className={styles.card} aria-label={`Comment by ${author}`}>
      <p className={styles.head}>
        <strong>{author}</strong>
        <span className={styles.day}>{day}</span>
        {comment.hidden && <Badge>Hidden</Badge>}
      </p>
      {editing ? (
        <CommentEditor text={comment.text} busy={busy} onSave={save} onCancel={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles.text}>{comment.text}</p>
          <div className={styles.actions}>
            <IconButton
              size="s"
              label={`Edit comment by ${author}`}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              size="s"
              label={`Delete comment by ${author}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void remove()}
            />
            <Button
              size="s"
              variant="ghost"
              icon={comment.hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              onClick={() => void hide()}
            >
              {comment.hidden ? 'Show' : 'Hide'}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
