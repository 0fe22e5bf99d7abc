import { type AuthoredPost, getAuthoredPost } from '@kaksha/api-client/blog-authoring';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { AppLayout } from '@kaksha/ui/app-layout';
import { Spinner } from '@kaksha/ui/spinner';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PostEditor } from './post-editor';
import styles from './post-editor.module.css';

export function Page() {
  const { id } = useParams();
  const { http } = useHost();
  const user = useSession().user;
  const postId = id === undefined ? null : Number(id);
  const [loaded, setLoaded] = useState<{ id: number; post: AuthoredPost | null } | null>(null);
  const title = postId === null ? 'Create New Blog Post' : 'Edit Blog Post';
  usePage({ title, noindex: true });

  const admin = user?.isAdmin ?? false;
  useEffect(() => {
    if (postId === null || !admin) return;
    let wanted = true;
    const show = (post: AuthoredPost | null) => wanted && setLoaded({ id: postId, post });
    // A post that cannot be loaded opens as an empty one, without a word.
    getAuthoredPost(http, postId).then(show, () => show(null));
    return () => {
      wanted = false;
    };
  }, [http, postId, admin]);

  const ready = user && admin && (postId === null || loaded?.id === postId);
  return (
    <AppLayout>
      <header>
        <h1 className={styles.heading}>{title}</h1>
        <p>Write and publish your amazing content</p>
      </header>
      {ready ? (
        <PostEditor
          key={postId === null ? 'new' : `${postId}/${loaded?.post?.version}`}
          post={postId === null ? null : (loaded?.post ?? null)}
          userId={user.id}
          onRestored={(post) => setLoaded({ id: post.id, post })}
        />
      ) : (
        <Spinner page />
      )}
    </AppLayout>
  );
}
