import { withoutId } from '@kaksha/api-client/by-id';
import { answerSupportMessage } from '@kaksha/api-client/support';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { type ContactMessage, supportTypes } from '@kaksha/domain/contact';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Mail } from 'lucide-react';
import { useId } from 'react';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import styles from './moderation-page.module.css';
import { moderationPath } from './moderation-view';

/** Messages from the contact page and the trainer area. */
export function MessageList({ answered, page }: { answered: boolean; page: number }) {
  const store = useBlogStore();
  const list = { answered, page };
  const view = answered ? 'answered' : 'messages';
  return (
    <AsyncBoundary
      resource={useResource(store.contactMessages, list)}
      name="Messages"
      loading={<Skeleton shape="block" className={styles.place} />}
      isEmpty={({ results }) => results.length === 0}
      empty={
        <EmptyState
          title={answered ? 'No answered messages' : 'Every message is answered'}
          text="Messages from the contact page and the trainer area are listed here."
          tile={<Mail />}
        />
      }
      onRetry={() => void store.contactMessages.load(list)}
    >
      {({ results, totalPages }) => (
        <>
          <ul className="stack gap-4" aria-label={answered ? 'Answered messages' : 'Messages'}>
            {results.map((message) => (
              <ItemBoundary key={message.id}>
                <li>
                  <MessageCard
                    message={message}
                    onChanged={() =>
                      store.contactMessages.change(
                        (loaded) => ({ ...loaded, results: withoutId(loaded.results, message.id) }),
                        list,
                      )
                    }
                  />
                </li>
              </ItemBoundary>
            ))}
          </ul>
          <Pagination page={page} totalPages={totalPages} hrefFor={(to) => moderationPath({ view, page: to })} />
        </>
      )}
    </AsyncBoundary>
  );
}

function MessageCard({ message, onChanged }: { message: ContactMessage; onChanged: () => void }) {
  const { http, notify } = useBlogStore().host;
  const momentText = useMomentText();
  const heading = useId();
  const { busy, run } = useAction();
  const isAnswered = message.answeredAt !== null;

  const mark = () =>
    run(
      async () => {
        await answerSupportMessage(http, message.id, !isAnswered);
        notify.success(isAnswered ? 'The message is open again' : 'Marked as answered');
        onChanged();
      },
      { failed: 'The message was not changed' },
    );

  return (
    <article className="stack gap-3 panel pad-5" aria-labelledby={heading}>
      <header className={`cluster gap-1 gap-x-3 middle ${styles.head}`}>
        <h2 id={heading} className={styles.name}>
          <span dir="auto">{message.name}</span>
        </h2>
        <Badge>{supportTypes.find(({ type }) => type === message.type)?.name}</Badge>
      </header>
      <p className={styles.text} dir="auto">
        {message.message}
      </p>
      <p className={`meta ${styles.meta}`}>
        {[message.email, message.phone, momentText(message.createdAt)].filter(Boolean).join(', ')}
      </p>
      <div className="cluster gap-2">
        <ButtonLink size="s" variant="ink" to={`mailto:${message.email}`} aria-describedby={heading}>
          Answer by e-mail
        </ButtonLink>
        <Button size="s" busy={busy} aria-describedby={heading} onClick={() => void mark()}>
          {isAnswered ? 'Open again' : 'Mark as answered'}
        </Button>
      </div>
    </article>
  );
}
