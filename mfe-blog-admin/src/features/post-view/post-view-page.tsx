import { useNavigationHistory, useReadable } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDay } from '@kaksha/domain/dates';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import { postPath } from '@kaksha/domain/slugs';
import { AppLayout } from '@kaksha/ui/app-layout';
import { Badge } from '@kaksha/ui/badge';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { RegionError } from '@kaksha/ui/region-error';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { Spinner } from '@kaksha/ui/spinner';
import { useGoBack } from '@kaksha/ui/use-go-back';
import { useGrowingList } from '@kaksha/ui/use-growing-list';
import { ArrowLeft, Heart } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { loadOlderComments } from '../../store/comments';
import { useBlogStore } from '../../store/store-context';
import { CommentCard } from './comment-card';
import styles from './post-view-page.module.css';

const excerptLength = 300;

export function Page() {
  const store = useBlogStore();
  const now = useNow();
  const goBack = useGoBack(useNavigationHistory(), '/blog-dashboard');
  const { slug = '' } = useParams();
  const { data, status, error } = useReadable(store.view.at(slug));
  const { list, busy, grow } = useGrowingList<HTMLUListElement>();
  const missing = status === 'failed' && error?.status === 404;
  usePage({ title: data?.post.title ?? (missing ? 'Blog not found' : 'Blog post'), noindex: true });
  if (missing) {
    return (
      <AppLayout>
        <EmptyState level={1} title="Blog not found" text="It may have been deleted, or its address has changed.">
          <ButtonLink to="/blog-dashboard">To the dashboard</ButtonLink>
        </EmptyState>
      </AppLayout>
    );
  }
  const post = data?.post;
  const day = (at: string) => formatDay(dayIn(brand.timeZone, new Date(at)), dayIn(brand.timeZone, now));
  return (
    <AppLayout>
      <Button className={styles.back} variant="ghost" size="s" icon={<ArrowLeft aria-hidden="true" />} onClick={goBack}>
        Back
      </Button>
      {!data && status !== 'failed' && <Spinner page />}
      {status === 'failed' && (
        <RegionError
          title="Failed to load this blog"
          text={error?.message}
          onRetry={() => void store.view.load(slug)}
        />
      )}
      {data && post && (
        <>
          <PageHeading
            title={post.title}
            text={`Updated ${day(post.updatedAt)}`}
            actions={post.status === 'published' && <ButtonLink to={postPath(post.slug)}>View post</ButtonLink>}
          />
          <div className={styles.post}>
            {post.image && <img className={styles.image} src={post.image} alt="" width={600} height={350} />}
            <div className={styles.details}>
              <p className={styles.facts}>
                <Badge tone={post.status === 'published' ? 'good' : 'neutral'}>
                  Status: {post.status === 'published' ? 'Published' : 'Draft'}
                </Badge>
                <span className={styles.likes}>
                  <Heart aria-hidden="true" />
                  Likes: {post.likeCount}
                </span>
              </p>
              <p>{excerptOfHtml(post.content, excerptLength)}</p>
            </div>
          </div>
          <section aria-label="Comments">
            <SectionHeading title="Comments" />
            {data.comments.length === 0 && <p className={styles.none}>No comments yet.</p>}
            <ul ref={list} className={styles.comments}>
              {data.comments.map((comment) => (
                <li key={comment.id} className={styles.comment}>
                  <CommentCard postId={post.id} slug={slug} comment={comment} day={day(comment.createdAt)} />
                </li>
              ))}
            </ul>
            {data.hasOlder && (
              <Button
                className={styles.older}
                busy={busy}
                onClick={() => void grow(() => loadOlderComments(store.host, store.view, slug))}
              >
                Show more
              </Button>
            )}
          </section>
        </>
      )}
    </AppLayout>
  );
}
