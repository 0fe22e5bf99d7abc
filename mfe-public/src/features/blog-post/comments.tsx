import { ItemBoundary, useHost, useSession } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import type { Comment, Post } from '@kaksha/domain/blog';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDay } from '@kaksha/domain/dates';
import { formatCount } from '@kaksha/domain/money';
import { Avatar } from '@kaksha/ui/avatar';
import { Button } from '@kaksha/ui/button';
import { IconButton } from '@kaksha/ui/icon-button';
import { useGrowingList } from '@kaksha/ui/use-growing-list';
import { Trash2 } from 'lucide-react';
import { removeComment, showOlderComments } from '../../store/posts';
import { usePublicStore } from '../../store/store-context';
import { CommentForm } from './comment-form';
import styles from './comments.module.css';

export function Comments({ post }: { post: Post }) {
  const store = usePublicStore();
  const { session } = useHost();
  const { user } = useSession();
  const { comments, commentCount } = post;
  const { list, busy, grow } = useGrowingList<HTMLUListElement>();
  return (
    <section aria-labelledby="comments" className="stack gap-4 screen-only">
      <h2 id="comments" className={styles.title}>
        {commentCount === 0 ? 'Comments' : commentCount === 1 ? '1 comment' : `${formatCount(commentCount)} comments`}
      </h2>
      {user ? (
        <CommentForm post={post} user={user} />
      ) : (
        <div className={`cluster gap-3 middle between ${styles.invitation}`}>
          <p>Sign in to like and to comment.</p>
          <Button
            size="s"
            onClick={() => void session.require({ message: 'You can comment right after this.', subject: post.title })}
          >
            Sign in
          </Button>
        </div>
      )}
      {comments.length === 0 ? (
        <p>No comments yet.</p>
      ) : (
        <ul ref={list} aria-label="Comments">
          {comments.map((comment) => (
            <ItemBoundary key={comment.id}>
              <li className={styles.item}>
                <CommentItem
                  comment={comment}
                  onDelete={comment.userId === user?.id ? () => void removeComment(store, post, comment) : null}
                />
              </li>
            </ItemBoundary>
          ))}
        </ul>
      )}
      {comments.length > 0 && comments.length < commentCount && (
        <div className={`stack gap-3 ${styles.more}`}>
          <p>{`${formatCount(comments.length)} of ${formatCount(commentCount)} comments`}</p>
          <Button busy={busy} onClick={() => void grow(() => showOlderComments(store, post))}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}

function CommentItem({ comment, onDelete }: { comment: Comment; onDelete: (() => void) | null }) {
  const name = comment.authorName || 'Anonymous';
  const today = dayIn(brand.timeZone, useNow());
  const day = dayIn(brand.timeZone, new Date(comment.createdAt));
  return (
    <article className="row gap-4 top">
      <Avatar name={name} size="m" />
      <div className={styles.body}>
        <p className={styles.head}>
          <strong dir="auto">{name}</strong>{' '}
          <time dateTime={comment.createdAt} className="note">
            {day === today ? 'Today' : formatDay(day, today)}
          </time>
        </p>
        <p className={styles.text} dir="auto">
          {comment.comment}
        </p>
      </div>
      {onDelete && <IconButton label="Delete comment" icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />}
    </article>
  );
}
