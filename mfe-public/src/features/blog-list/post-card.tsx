import { brand } from '@kaksha/domain/brand';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import { postPath } from '@kaksha/domain/paths';
import { PostCover } from '@kaksha/ui/post-cover';
import { Link } from 'react-router-dom';
import type { ListedPost } from '../../store/public-data';
import styles from './post-card.module.css';

export function PostCard({ post, priority }: { post: ListedPost; priority: boolean }) {
  const published = post.publishedAt ?? post.createdAt;
  return (
    <article className={`panel ${styles.card}`}>
      <PostCover image={post.image} className={styles.cover} priority={priority} />
      <div className={`stack gap-2 ${styles.body}`}>
        <p className="row gap-4 meta">
          <time dateTime={published}>{formatWholeDay(dayIn(brand.timeZone, new Date(published)))}</time>
          <span>{post.readingTime}</span>
        </p>
        <h2 className={styles.title}>
          <Link to={postPath(post.slug)} className={styles.link} dir="auto">
            {post.title}
          </Link>
        </h2>
        <p className={styles.text} dir="auto">
          {post.excerpt}
        </p>
        <p className="meta">{post.tags.join(', ')}</p>
      </div>
    </article>
  );
}
