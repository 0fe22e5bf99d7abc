import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { Slot } from '@kaksha/contract/slots';
import type { Post } from '@kaksha/domain/blog';
import { brand } from '@kaksha/domain/brand';
import { excerptOf, htmlToText } from '@kaksha/domain/html-text';
import { postPath } from '@kaksha/domain/paths';
import { readingTime } from '@kaksha/domain/reading-time';
import { Article } from '@kaksha/ui/article';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
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
      <Article
        title={post.title}
        html={post.content}
        embedHosts={embedHosts}
        image={post.image}
        tags={post.tags}
        publishedAt={published}
        readingTime={readingTime(text)}
        tagPath={(tag) => `/blog?tag=${encodeURIComponent(tag)}`}
        back={
          <Link to="/blog" className={`screen-only ${styles.back}`}>
            <ArrowLeft aria-hidden="true" />
            Back
          </Link>
        }
        actions={
          <>
            <LikeButton post={post} />
            <ShareMenu title={post.title} url={origin + path} />
          </>
        }
      >
        <p className={styles.subscribe}>
          <a href="#newsletter">Get new posts by mail</a>
        </p>
      </Article>
      <Slot name="post.end" data={{ postId: post.id }} />
      <Neighbours slug={post.slug} />
      <Comments post={post} />
    </div>
  );
}
