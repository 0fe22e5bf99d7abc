import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary, useNavigationHistory } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDay } from '@kaksha/domain/dates';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import { postPath } from '@kaksha/domain/paths';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { Spinner } from '@kaksha/ui/spinner';
import { useGoBack } from '@kaksha/ui/use-go-back';
import { useGrowingList } from '@kaksha/ui/use-growing-list';
import { ArrowLeft, Heart } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { PostView as PostViewData } from '../../store/blog-data';
import { loadOlderComments } from '../../store/comments';
import { useBlogStore } from '../../store/store-context';
import { CommentCard } from './comment-card';
import styles from './post-view-page.module.css';

const excerptLength = 300;

export function Page() {
  const store = useBlogStore();
  const goBack = useGoBack(useNavigationHistory(), '/blog-dashboard');
  const { slug = '' } = useParams();
  const view = useResource(store.view, slug);
  const missing = view.status === 'failed' && view.error?.status === 404;
  usePage({ title: view.data?.post.title ?? (missing ? 'Blog not found' : 'Blog post'), noindex: true });
  if (missing) {
    return (
      <EmptyState level={1} title="Blog not found" text="It may have been deleted, or its address has changed.">
        <ButtonLink to="/blog-dashboard">To the dashboard</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Button className={styles.back} variant="ghost" size="s" icon={<ArrowLeft aria-hidden="true" />} onClick={goBack}>
        Back
      </Button>
      <AsyncBoundary
        resource={view}
        name="Blog"
        singular
        onRetry={() => void store.view.load(slug)}
        loading={<Spinner page />}
        announce={false}
        error={{ title: 'Failed to load this blog' }}
      >
        {(data) => <PostView view={data} slug={slug} />}
      </AsyncBoundary>
    </>
  );
}

function PostView({ view: { post, comments, hasOlder }, slug }: { view: PostViewData; slug: string }) {
  const store = useBlogStore();
  const now = useNow();
  const { list, busy, grow } = useGrowingList<HTMLUListElement>();
  const day = (at: string) => formatDay(dayIn(brand.timeZone, new Date(at)), dayIn(brand.timeZone, now));
  return (
    <>
      <PageHeading
        title={<span dir="auto">{post.title}</span>}
        text={`Updated ${day(post.updatedAt)}`}
        actions={post.status === 'published' && <ButtonLink to={postPath(post.slug)}>View post</ButtonLink>}
      />
      <div className={`cluster gap-5 ${styles.post}`}>
        {post.image && <img className={styles.image} src={post.image} alt="" width={600} height={350} />}
        <div className={styles.details}>
          <p className={`cluster gap-2 gap-x-4 middle ${styles.facts}`}>
            <Badge
              tone={post.status === 'published' ? 'good' : 'neutral'}
            >{`Status: ${post.status === 'published' ? 'Published' : 'Draft'}`}</Badge>
            <span className={styles.likes}>
              <Heart aria-hidden="true" />
              <span>{`Likes: ${post.likeCount}`}</span>
            </span>
          </p>
          <p>{excerptOfHtml(post.content, excerptLength)}</p>
        </div>
      </div>
      <section aria-label="Comments">
        <SectionHeading title="Comments" />
        {comments.length === 0 && <p className={styles.none}>No comments yet.</p>}
        <ul ref={list} className={`stack gap-3 ${styles.comments}`}>
          {comments.map((comment) => (
            <ItemBoundary key={comment.id}>
              <li className={styles.comment}>
                <CommentCard postId={post.id} slug={slug} comment={comment} day={day(comment.createdAt)} />
              </li>
            </ItemBoundary>
          ))}
        </ul>
        {hasOlder && (
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
  );
}
