import type { PostSummary } from '@kaksha/domain/blog';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDay } from '@kaksha/domain/dates';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import { limits } from '@kaksha/domain/limits';
import { Badge } from '@kaksha/ui/badge';
import { Logo } from '@kaksha/ui/logo';
import { Heart } from 'lucide-react';
import { useId } from 'react';
import styles from './post-card.module.css';

export function PostCard({ post, now }: { post: PostSummary; now: Date }) {
  const heading = useId();
  const published = post.status === 'published';
  const updated = dayIn(brand.timeZone, new Date(post.updatedAt));
  return (
    <article className={styles.card} aria-labelledby={heading}>
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
        <p className={styles.meta}>Updated {formatDay(updated, dayIn(brand.timeZone, now))}</p>
        <h2 id={heading} className={styles.title}>
          {post.title}
        </h2>
        <p className={styles.excerpt}>{excerptOfHtml(post.content, limits.cardPreviewChars)}</p>
      </div>
      <div className={styles.foot}>
        <Badge tone={published ? 'good' : 'neutral'}>Status: {published ? 'Published' : 'Draft'}</Badge>
        <span className={styles.likes}>
          <Heart aria-hidden="true" />
          Likes: {post.likeCount}
        </span>
      </div>
    </article>
  );
}
