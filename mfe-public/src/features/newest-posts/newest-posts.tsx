import { useResource } from '@kaksha/api-client/use-resource';
import type { HostServices } from '@kaksha/contract/host';
import { ItemBoundary, useHost } from '@kaksha/contract/host-context';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import { postPath } from '@kaksha/domain/paths';
import { TextLink } from '@kaksha/ui/link';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { publicStoreOf } from '../../store/public-store';
import styles from './newest-posts.module.css';

const maxTags = 2;

/** A card for other pages; empty until there are posts. */
export function Extension() {
  const heading = useId();
  const host = useHost();
  const { data } = useResource(publicStoreOf(host).posts);
  if (!data?.length) return null;
  const showsTags = host.flags.enabled('newest-post-tags');
  return (
    <section aria-labelledby={heading} className="stack gap-4">
      <SectionHeading
        id={heading}
        title="From the blog"
        variant="rule"
        action={<TextLink to="/blog">All posts</TextLink>}
      />
      <ul className={`panel ${styles.posts}`}>
        {data
          .slice(0, host.settings.get('newest-posts'))
          .map(({ id, slug, title, publishedAt, createdAt, readingTime, tags }) => (
            <ItemBoundary key={id}>
              <li className={`cluster gap-1 gap-x-4 between ${styles.post}`}>
                <Link to={postPath(slug)} className={styles.title} dir="auto">
                  {title}
                </Link>
                <span className="row gap-4 meta">
                  <time dateTime={publishedAt ?? createdAt}>
                    {formatWholeDay(dayIn(brand.timeZone, new Date(publishedAt ?? createdAt)))}
                  </time>
                  <span>{readingTime}</span>
                  {showsTags && tags.length > 0 && <span>{tags.slice(0, maxTags).join(', ')}</span>}
                </span>
              </li>
            </ItemBoundary>
          ))}
      </ul>
    </section>
  );
}

export const loader = (host: HostServices) => publicStoreOf(host).posts.load();
