import { deletePost } from '@kaksha/api-client/blog-authoring';
import { useAction } from '@kaksha/api-client/use-action';
import type { PostSummary } from '@kaksha/domain/blog';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { removePost } from '../../store/posts';
import { useBlogStore } from '../../store/store-context';

export function DeleteDialog({ post, onClose }: { post: PostSummary; onClose: () => void }) {
  const store = useBlogStore();
  const { http, notify } = store.host;
  const { busy, run } = useAction();

  const confirm = async () => {
    await run(
      async () => {
        await deletePost(http, post.id);
        removePost(store, post.id);
        notify.success('Blog deleted successfully');
      },
      { failed: 'Failed to delete blog', fallback: '' },
    );
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="s"
      title="Are you sure you want to delete this blog?"
      description={`“${post.title}” and what readers said to it will be gone.`}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button danger busy={busy} onClick={() => void confirm()}>
            Delete
          </Button>
        </>
      }
    />
  );
}
