import type { PostFilter } from '@kaksha/api-client/blog';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import type { PostSummary } from '@kaksha/domain/blog';
import { AppLayout } from '@kaksha/ui/app-layout';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { RegionError } from '@kaksha/ui/region-error';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Spinner } from '@kaksha/ui/spinner';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadPosts } from '../../store/blog-store';
import { useBlogState, useBlogStore } from '../../store/store-context';
import styles from './dashboard-page.module.css';
import { KeptDraftsBanner } from './kept-drafts-banner';
import { filterOf } from './load-dashboard';
import { PostCard } from './post-card';
import { PostFilterSelect } from './post-filter-select';

const DeleteDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "delete-dialog" */ './delete-dialog')).DeleteDialog,
);

const emptyTexts: Record<PostFilter, string> = {
  all: 'The first post is still to be written.',
  published: 'Nothing is published yet.',
  drafts: 'Every post that was begun is published.',
};

export function Page() {
  usePage({ title: 'Blog Dashboard', noindex: true });
  const store = useBlogStore();
  const now = useNow();
  const filter = filterOf(useLocation().search);
  const { status, data: posts, error } = useBlogState((state) => state.posts[filter]);
  const [doomed, setDoomed] = useState<PostSummary | null>(null);
  const failed = status === 'failed';
  return (
    <AppLayout>
      <PageHeading
        title="Blog Dashboard"
        actions={
          <>
            <PostFilterSelect filter={filter} />
            <ButtonLink to="/blogcreate" variant="accent">
              Create Blog
            </ButtonLink>
          </>
        }
      />
      <KeptDraftsBanner />
      {failed && (
        <RegionError
          title="Failed to fetch blogs"
          text={error?.message}
          onRetry={() => void loadPosts(store, filter)}
        />
      )}
      {!posts && !failed && <Spinner page />}
      {posts && posts.length > 0 && (
        <ul className={styles.grid} aria-label="Blogs">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} now={now} onDelete={() => setDoomed(post)} />
            </li>
          ))}
        </ul>
      )}
      {posts?.length === 0 && !failed && (
        <EmptyState title="No blogs found." text={emptyTexts[filter]} tile={<FileText />} />
      )}
      {doomed && <DeleteDialog post={doomed} onClose={() => setDoomed(null)} />}
    </AppLayout>
  );
}
