import { useResource } from '@kaksha/api-client/use-resource';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { AppLayout } from '@kaksha/ui/app-layout';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { RegionError } from '@kaksha/ui/region-error';
import { Spinner } from '@kaksha/ui/spinner';
import { useParams } from 'react-router-dom';
import { useBlogStore } from '../../store/store-context';
import { postIdOf } from './load-editor';
import { PostEditor } from './post-editor';
import styles from './post-editor.module.css';

export function Page() {
  const postId = postIdOf(useParams().id);
  const { user } = useSession();
  const title = postId === null ? 'Create New Blog Post' : 'Edit Blog Post';
  usePage({ title, noindex: true });
  return (
    <AppLayout>
      <header>
        <h1 className={styles.heading}>{title}</h1>
        <p>Write and publish your amazing content</p>
      </header>
      {postId === 'invalid' && <PostNotFound />}
      {postId === null && (user?.isAdmin ? <PostEditor key="new" post={null} userId={user.id} /> : <Spinner page />)}
      {typeof postId === 'number' && <StoredPostEditor postId={postId} />}
    </AppLayout>
  );
}

function StoredPostEditor({ postId }: { postId: number }) {
  const { authored } = useBlogStore();
  const { user } = useSession();
  const { status, data, error } = useResource(authored, postId);
  if (status === 'failed' && error?.status === 404) return <PostNotFound />;
  if (status === 'failed') {
    return (
      <RegionError
        title="Failed to load this blog"
        text={error?.message}
        onRetry={() => void authored.load(postId)}
        action={<ButtonLink to="/blog-dashboard">To the dashboard</ButtonLink>}
      />
    );
  }
  // Data of an earlier visit may be an old version, so the editor waits for the answer of this one.
  if (!user || !data || status !== 'succeeded') return <Spinner page />;
  return <PostEditor key={`${postId}/${data.version}`} post={data} userId={user.id} />;
}

function PostNotFound() {
  return (
    <EmptyState title="Blog not found" text="It may have been deleted, or its address has changed.">
      <ButtonLink to="/blog-dashboard">To the dashboard</ButtonLink>
      <ButtonLink to="/blogcreate">Create Blog</ButtonLink>
    </EmptyState>
  );
}
