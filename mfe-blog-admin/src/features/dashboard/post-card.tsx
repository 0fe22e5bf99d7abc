import type { PostSummary } from '@kaksha/domain/blog';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDay } from '@kaksha/domain/dates';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import * as limits from '@kaksha/domain/limits';
import { Badge } from '@kaksha/ui/badge';
import { IconButton } from '@kaksha/ui/icon-button';
import { Logo } from '@kaksha/ui/logo';
import { Heart, Pencil, Send, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './post-card.module.css';
import { ScheduleLine } from './schedule-line';

export interface PostCardProps {
  post: PostSummary;
  now: Date;
  onDelete: () => void;
  onSend: () => void;
}

/** The whole card opens the post; its buttons are above that link. */
export function PostCard({ post, now, onDelete, onSend }: PostCardProps) {
  const heading = useId();
  const editLabel = `Edit ${post.title}`;
  const published = post.status === 'published';
  const updated = dayIn(brand.timeZone, new Date(post.updatedAt));
  return (
    <article className={`panel ${styles.card}`} aria-labelledby={heading}>
      <div className={styles.image}>
        {post.image ? (
          <img src={post.image} alt="" width={600} height={350} loading="lazy" />
        ) : (
          <span className={styles.logo} aria-hidden="true">
            <Logo markOnly />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <p className={`meta ${styles.meta}`}>{`Updated ${formatDay(updated, dayIn(brand.timeZone, now))}`}</p>
        <h2 id={heading} className={styles.title}>
          <Link className={styles.open} to={`/admin-blog/${encodeURIComponent(post.slug)}`} dir="auto">
            {post.title}
          </Link>
        </h2>
        {post.scheduledAt && <ScheduleLine post={post} at={post.scheduledAt} />}
        <p className={styles.excerpt} dir="auto">
          {excerptOfHtml(post.content, limits.cardPreviewChars)}
        </p>
      </div>
      <div className={`cluster gap-2 middle between ${styles.foot}`}>
        <Badge tone={published ? 'good' : 'neutral'}>{`Status: ${published ? 'Published' : 'Draft'}`}</Badge>
        <span className={styles.likes}>
          <Heart aria-hidden="true" />
          <span>{`Likes: ${post.likeCount}`}</span>
        </span>
        <span className={`row gap-1 ${styles.actions}`}>
          {published && (
            <IconButton
              size="s"
              label={`Send ${post.title} by mail`}
              icon={<Send aria-hidden="true" />}
              onClick={onSend}
            />
          )}
          <Link className={styles.edit} to={`/blogcreate/${post.id}`} title={editLabel} aria-label={editLabel}>
            <Pencil aria-hidden="true" />
          </Link>
          <IconButton size="s" label={`Delete ${post.title}`} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
        </span>
      </div>
    </article>
  );
}
