import { useResource } from '@kaksha/api-client/use-resource';
import { postPath } from '@kaksha/domain/paths';
import { Link } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import styles from './neighbours.module.css';

/** Links to the previous and the next post by date. */
export function Neighbours({ slug }: { slug: string }) {
  const posts = useResource(usePublicStore().posts).data ?? [];
  const place = posts.findIndex((post) => post.slug === slug);
  const next = place > 0 ? posts[place - 1] : undefined;
  const previous = place < 0 ? undefined : posts[place + 1];
  if (!next && !previous) return null;
  return (
    <nav aria-label="More posts" className={`stack gap-4 ${styles.pair}`}>
      {previous && (
        <Link to={postPath(previous.slug)} rel="prev" className={styles.link}>
          <span className={`meta ${styles.label}`}>Previous</span>
          <span dir="auto">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={postPath(next.slug)} rel="next" className={`${styles.link} ${styles.next}`}>
          <span className={`meta ${styles.label}`}>Next</span>
          <span dir="auto">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
