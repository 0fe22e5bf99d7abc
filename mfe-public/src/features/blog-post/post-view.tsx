import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import type { Post } from '@kaksha/domain/blog';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatWholeDay } from '@kaksha/domain/dates';
import { excerptOf, htmlToText } from '@kaksha/domain/html-text';
import { postPath } from '@kaksha/domain/paths';
import { readingTime } from '@kaksha/domain/reading-time';
import { Chip } from '@kaksha/ui/chip';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import { PostCover } from '../../post-cover';
import { articleContent } from './article-content';
import { Comments } from './comments';
import { LikeButton } from './like-button';
import { Neighbours } from './neighbours';
import styles from './post-view.module.css';
import { ShareMenu } from './share-menu';

const descriptionLength = 150;

export function PostView({ post }: { post: Post }) {
  const { origin, embedHosts } = useHost().environment;
  const path = postPath(post.slug);
  const title = post.metaTitle || post.title;
  const text = htmlToText(post.content);
  const description = post.metaDescription || excerptOf(text, descriptionLength);
  const published = post.publishedAt ?? post.createdAt;
  const content = useMemo(() => articleContent(post.content, embedHosts), [post.content, embedHosts]);
  usePage({
    title,
    description,
    canonical: path,
    type: 'article',
    ...(post.metaKeywords && { keywords: post.metaKeywords }),
    ...(post.image && { image: post.image }),
    ...(post.status === 'draft' && { noindex: true }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        description,
        url: origin + path,
        datePublished: published,
        dateModified: post.updatedAt,
        mainEntityOfPage: origin + path,
        author: { '@type': 'Organization', name: brand.name, url: origin },
        publisher: { '@type': 'Organization', name: brand.name, url: origin },
        ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
        ...(post.image && { image: new URL(post.image, origin).href }),
      },
      breadcrumbJsonLd(origin, [
        { name: 'Blog', to: '/blog' },
        { name: post.title, to: path },
      ]),
    ],
  });
  return (
    <div className={`content ${styles.page}`}>
      <article>
        <Link to="/blog" className={`screen-only ${styles.back}`}>
          <ArrowLeft aria-hidden="true" />
          Back
        </Link>
        <h1 className={styles.title} dir="auto">
          {post.title}
        </h1>
        <p className={styles.facts}>
          <span className={styles.author}>
            <span className={styles.initial} aria-hidden="true">
              {brand.name[0]}
            </span>
            <span>{brand.name}</span>
          </span>
          <time dateTime={published}>{formatWholeDay(dayIn(brand.timeZone, new Date(published)))}</time>
          <span>{readingTime(text)}</span>
        </p>
        <PostCover image={post.image} className={styles.cover} priority />
        <div className={`cluster gap-3 middle screen-only ${styles.bar}`}>
          <LikeButton post={post} />
          <ShareMenu title={post.title} url={origin + path} />
          <ul aria-label="Tags" className={`cluster gap-2 ${styles.tags}`}>
            {post.tags.map((tag) => (
              <li key={tag}>
                <Chip to={`/blog?tag=${encodeURIComponent(tag)}`}>{tag}</Chip>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.text}>{content}</div>
        <p className={styles.subscribe}>
          <a href="#newsletter">Get new posts by mail</a>
        </p>
      </article>
      <Neighbours slug={post.slug} />
      <Comments post={post} />
    </div>
  );
}
