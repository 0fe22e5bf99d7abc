import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import { useState } from 'react';
import { Banner } from './banner';
import { Button } from './button';
import { CalendarFeedAddress, type FeedNotifier } from './calendar-feed-address';
import { retryableLazy } from './retryable-lazy';
import { useViewerZone } from './use-viewer-zone';

const FeedDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "feed-dialog" */ './calendar-feed-dialog')).CalendarFeedDialog,
);

export interface CalendarFeedProps {
  /** When the address was created (ISO 8601, UTC); null without one. */
  createdAt: string | null;
  /** The server sends the address only when it creates it, so it is null on later visits. */
  url: string | null;
  /** Creates an address and revokes an earlier one. */
  onCreate: () => Promise<void>;
  onRevoke: () => Promise<void>;
  notify: FeedNotifier;
  /** The reason of a failure as a sentence for the user. */
  messageOf: (error: unknown) => string;
}

/** Creates, shows, renews and revokes the private address from which calendars follow all classes. */
export function CalendarFeed({ createdAt, url, onCreate, onRevoke, notify, messageOf }: CalendarFeedProps) {
  const timeZone = useViewerZone() ?? brand.timeZone;
  const [busy, setBusy] = useState(false);
  const [action, setAction] = useState<'renew' | 'revoke' | null>(null);

  const run = async (work: () => Promise<void>, done: string, failed: string) => {
    setAction(null);
    setBusy(true);
    try {
      await work();
      notify.success(done);
    } catch (error) {
      notify.error(failed, { description: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const create = () => run(onCreate, 'Your calendar address is ready', 'The address was not made');
  const revoke = () => run(onRevoke, 'The address is ended', 'The address was not ended');

  if (createdAt === null) {
    return (
      <div className="cluster gap-3">
        <Button variant="ink" busy={busy} onClick={() => void create()}>
          Create calendar address
        </Button>
      </div>
    );
  }
  return (
    <>
      {url ? (
        <>
          <CalendarFeedAddress url={url} notify={notify} />
          <Banner tone="saffron">
            Copy it now: for your safety it is shown only until you leave this page. Anyone who has it can read your
            calendar.
          </Banner>
        </>
      ) : (
        <p>{`Made ${formatDateTime(createdAt, timeZone)}. An address is shown only when it is made: renew it to get another one.`}</p>
      )}
      <div className="cluster gap-3">
        <Button busy={busy} onClick={() => setAction('renew')}>
          Renew
        </Button>
        <Button danger variant="ghost" onClick={() => setAction('revoke')}>
          End it
        </Button>
      </div>
      {action && (
        <FeedDialog
          action={action}
          onConfirm={() => void (action === 'renew' ? create() : revoke())}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}
