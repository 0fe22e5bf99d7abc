import { useHost } from '@kaksha/contract/host-context';
import type { Post } from '@kaksha/domain/blog';
import { Button } from '@kaksha/ui/button';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { toggleLike } from '../../store/posts';
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
      if (wasVisitor) await store.post.reload(post.slug);
      // The user may have liked the post on an earlier visit; a press by a visitor never removes a like.
      if (wasVisitor && store.post.get(post.slug).data?.liked) return;
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
