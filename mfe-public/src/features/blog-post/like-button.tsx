import { useHost } from '@kaksha/contract/host-context';
import type { Post } from '@kaksha/domain/blog';
import { Button } from '@kaksha/ui/button';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { loadPost, toggleLike } from '../../store/posts';
import { entryOf } from '../../store/public-store';
import { usePublicStore } from '../../store/store-context';

export function LikeButton({ post }: { post: Post }) {
  const store = usePublicStore();
  const { session, notify } = useHost();
  const [busy, setBusy] = useState(false);

  const press = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const wasVisitor = session.get().status !== 'signed-in';
      const user = await session.require({
        message: 'You need to be logged in to like this blog.',
        subject: post.title,
      });
      if (!user) {
        notify.info('You need to be logged in to like this blog.');
        return;
      }
      if (wasVisitor) await loadPost(store, post.slug, { force: true });
      // Who signed in over the page may have liked it long ago: they wanted to like it, not to take that back.
      if (wasVisitor && entryOf(store, 'post', post.slug).data?.liked) return;
      await toggleLike(store, post.slug, user);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      pressed={post.liked}
      aria-label={`Like, ${post.likeCount}`}
      aria-disabled={busy || undefined}
      icon={<Heart aria-hidden="true" />}
      onClick={() => void press()}
    >
      {post.likeCount}
    </Button>
  );
}
