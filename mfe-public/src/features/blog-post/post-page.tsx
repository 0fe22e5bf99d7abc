import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { FileX } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { usePublicStore } from '../../store/store-context';
import styles from './post-page.module.css';
import { PostView } from './post-view';

/** One blog post. */
export function Page() {
  const store = usePublicStore();
  const { slug = '' } = useParams();
  const post = useResource(store.post, slug);
  const userId = useSession().user?.id;

  // The server renders for a visitor, so whether the user likes the post is loaded in the browser.
  useEffect(() => {
    if (userId !== undefined) void store.post.reload(slug);
  }, [store, slug, userId]);

  // 400: the API refuses an address that is longer than the address of any post.
  if (post.error?.status === 404 || post.error?.status === 400) return <PostMissing />;
  const retry = () => void store.post.load(slug);
  return (
    <AsyncBoundary
      resource={post}
      name="The posts"
      onRetry={retry}
      announce={false}
      loading={<PostSkeleton />}
      failure={(failure) => <PostFailure message={failure?.message} onRetry={retry} />}
      staleError="hidden"
    >
      {(loaded) => <PostView key={loaded.id} post={loaded} />}
    </AsyncBoundary>
  );
}

function PostMissing() {
  usePage({ title: 'Blog not found', status: 404, noindex: true });
  return (
    <div className={`content ${styles.state}`}>
      <EmptyState
        level={1}
        tile={<FileX />}
        title="Blog not found"
        text="It may have been taken down, or the address is mistyped."
      >
        <ButtonLink variant="accent" to="/blog">
          All posts
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function PostFailure({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  usePage({ title: 'Blog', status: 503, noindex: true });
  return (
    <div className={`content ${styles.state}`}>
      <RegionError
        variant="route"
        title="The post did not load"
        text={message}
        onRetry={onRetry}
        action={<ButtonLink to="/blog">All posts</ButtonLink>}
      />
    </div>
  );
}

function PostSkeleton() {
  usePage({ title: 'Blog' });
  return (
    <div className={`content ${styles.state}`}>
      <p role="status" className={styles.loading}>
        Loading blog post...
      </p>
      <div className={`stack gap-5 ${styles.column}`} aria-hidden="true">
        <Skeleton shape="block" className={styles.headline} />
        <Skeleton shape="block" className={styles.picture} />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
