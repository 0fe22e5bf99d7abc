import type { PostSummary } from '@kaksha/domain/blog';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import { limits } from '@kaksha/domain/limits';
import { postPath } from '@kaksha/domain/slugs';
import { Link } from 'react-router-dom';
import { PostCover } from '../../post-cover';
import { readingTime } from '../../reading-time';
import styles from './post-card.module.css';

export function PostCard({ post, priority }: { post: PostSummary; priority: boolean }) {
  const published = post.publishedAt ?? post.createdAt;
  return (
    <article className={styles.card}>
      <PostCover image={post.image} className={styles.cover} priority={priority} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <time dateTime={published}>{formatDate(dayIn(brand.timeZone, new Date(published)))}</time>
          <span>{readingTime(post.content)}</span>
        </p>
        <h2 className={styles.title}>
          <Link to={postPath(post.slug)} className={styles.link}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.text}>{excerptOfHtml(post.content, limits.cardPreviewChars)}</p>
        <p className={styles.tags}>{post.tags.join(', ')}</p>
      </div>
    </article>
  );
}
