import { brand } from '@kaksha/domain/brand';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import { type ReactNode, useMemo } from 'react';
import styles from './article.module.css';
import { articleContent } from './article-content';
import { Chip } from './chip';
import { PostCover } from './post-cover';

export interface ArticleTextProps {
  /** HTML, of which only listed elements and attributes are rendered. */
  html: string;
  /** Hosts whose frames are shown; by default the usual video players. */
  embedHosts: readonly string[] | undefined;
}

export interface ArticleProps extends ArticleTextProps {
  title: string;
  /** Address of the cover; without one the logo is shown. */
  image: string | null;
  tags: readonly string[];
  /** ISO 8601, UTC. */
  publishedAt: string;
  readingTime: string;
  /** Address of the posts with a tag. Without it, tags are no links. */
  tagPath?: (tag: string) => string;
  /** Above the title. */
  back?: ReactNode;
  /** Buttons before the tags. */
  actions?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** A blog post as readers see it. */
export function Article({
  title,
  image,
  tags,
  publishedAt,
  readingTime,
  tagPath,
  back,
  actions,
  children,
  ...text
}: ArticleProps) {
  return (
    <article>
      {back}
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      <p className={styles.facts}>
        <span className={styles.author}>
          <span className={styles.initial} aria-hidden="true">
            {brand.name[0]}
          </span>
          <span>{brand.name}</span>
        </span>
        <time dateTime={publishedAt}>{formatWholeDay(dayIn(brand.timeZone, new Date(publishedAt)))}</time>
        <span>{readingTime}</span>
      </p>
      <PostCover image={image} className={styles.cover} priority />
      {(actions || tags.length > 0) && (
        <div className={`cluster gap-3 middle screen-only ${styles.bar}`}>
          {actions}
          <ul aria-label="Tags" className={`cluster gap-2 ${styles.tags}`}>
            {tags.map((tag) => (
              <li key={tag}>
                <Chip to={tagPath?.(tag)}>{tag}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ArticleText {...text} />
      {children}
    </article>
  );
}

/** The text of a post, without its title. */
export function ArticleText({ html, embedHosts }: ArticleTextProps) {
  const content = useMemo(() => articleContent(html, embedHosts), [html, embedHosts]);
  return <div className={styles.text}>{content}</div>;
}
