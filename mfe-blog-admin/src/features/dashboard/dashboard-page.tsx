import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import type { PostSummary } from '@kaksha/domain/blog';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Spinner } from '@kaksha/ui/spinner';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PostFilter } from '../../store/blog-data';
import { useBlogStore } from '../../store/store-context';
import styles from './dashboard-page.module.css';
import { DraftsBanner } from './drafts-banner';
import { filterOf } from './load-dashboard';
import { PostCard } from './post-card';
import { PostFilterSelect } from './post-filter-select';

const DeleteDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "delete-dialog" */ './delete-dialog')).DeleteDialog,
);

const SendDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "send-dialog" */ './send-dialog')).SendDialog,
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
  const posts = useResource(store.posts, filter);
  const [deleting, setDeleting] = useState<PostSummary | null>(null);
  const [sending, setSending] = useState<PostSummary | null>(null);
  return (
    <>
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
      <DraftsBanner />
      <AsyncBoundary
        resource={posts}
        name="Blogs"
        announce={false}
        loading={<Spinner page />}
        error={{ title: 'Failed to fetch blogs' }}
        empty={<EmptyState title="No blogs found." text={emptyTexts[filter]} tile={<FileText />} />}
        onRetry={() => void store.posts.load(filter)}
      >
        {(all) => (
          <ul className={styles.grid} aria-label="Blogs">
            {all.map((post) => (
              <ItemBoundary key={post.id}>
                <li>
                  <PostCard post={post} now={now} onDelete={() => setDeleting(post)} onSend={() => setSending(post)} />
                </li>
              </ItemBoundary>
            ))}
          </ul>
        )}
      </AsyncBoundary>
      {sending && <SendDialog post={sending} onClose={() => setSending(null)} />}
      {deleting && <DeleteDialog post={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
