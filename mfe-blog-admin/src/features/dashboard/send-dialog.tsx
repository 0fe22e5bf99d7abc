import { sendNewsletterIssue } from '@kaksha/api-client/newsletter';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import type { PostSummary } from '@kaksha/domain/blog';
import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDay } from '@kaksha/domain/dates';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useEffect } from 'react';
import { useBlogStore } from '../../store/store-context';

/** Asks before a post is sent to the subscribers of the newsletter. A post is sent once. */
export function SendDialog({ post, onClose }: { post: PostSummary; onClose: () => void }) {
  const store = useBlogStore();
  const { http, notify } = store.host;
  const issue = useResource(store.issue, post.id);
  const { busy, run } = useAction();
  useEffect(() => void store.issue.load(post.id), [store, post.id]);

  const send = async () => {
    const isSent = await run(
      async () => {
        const { recipients } = await sendNewsletterIssue(http, post.id);
        notify.success('The post is on its way', {
          description: `To ${readers(recipients ?? 0)}, by mail.`,
        });
      },
      { failed: 'The post was not sent' },
    );
    if (isSent) onClose();
    else void store.issue.reload(post.id);
  };

  const { sentAt, subscribers = 0 } = issue.data ?? {};
  const maySend = issue.status === 'succeeded' && !sentAt && subscribers > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="s"
      title="Send this post to the subscribers?"
      description={`“${post.title}”`}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {sentAt ? 'Close' : 'Cancel'}
          </Button>
          {!sentAt && (
            <Button variant="accent" busy={busy} disabled={!maySend} onClick={() => void send()}>
              {maySend ? `Send to ${readers(subscribers)}` : 'Send'}
            </Button>
          )}
        </>
      }
    >
      <AsyncBoundary
        resource={issue}
        name="The subscribers"
        loading={<Skeleton />}
        onRetry={() => void store.issue.load(post.id)}
      >
        {(loaded) => {
          if (loaded.sentAt) {
            const day = formatDay(dayIn(brand.timeZone, new Date(loaded.sentAt)));
            return <p>{`It was sent to ${readers(loaded.recipients ?? 0)} on ${day}. A post is sent once.`}</p>;
          }
          if (loaded.subscribers === 0) return <p>The newsletter has no subscribers yet.</p>;
          return (
            <p>{`One mail goes to ${readers(loaded.subscribers)}, with the beginning of the post and a link to it. This cannot be undone.`}</p>
          );
        }}
      </AsyncBoundary>
    </Dialog>
  );
}

const readers = (count: number) => (count === 1 ? '1 subscriber' : `${count} subscribers`);
