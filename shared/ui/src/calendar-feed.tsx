import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import { useState } from 'react';
import { Banner } from './banner';
import { Button } from './button';
import styles from './calendar-feed.module.css';
import { CalendarFeedAddress } from './calendar-feed-address';
import { lazily } from './lazily';
import { useViewerZone } from './use-viewer-zone';

const FeedDialog = lazily(
  async () => (await import(/* webpackChunkName: "feed-dialog" */ './calendar-feed-dialog')).CalendarFeedDialog,
);

/** Where it is said what came of it: the host's notices. */
export interface FeedNotices {
  success(title: string): unknown;
  error(title: string, options: { description: string }): unknown;
}

export interface CalendarFeedProps {
  /** Null while there is none (ISO 8601, UTC). */
  createdAt: string | null;
  /** The address; null when it was told on an earlier visit. */
  url: string | null;
  /** Makes an address, which ends an earlier one. */
  onMake: () => Promise<void>;
  onEnd: () => Promise<void>;
  notify: FeedNotices;
  /** Why it failed, in a sentence for a person. */
  reasonOf: (error: unknown) => string;
}

/** The private address from which a calendar follows all classes: making, showing, renewing and ending it. */
export function CalendarFeed({ createdAt, url, onMake, onEnd, notify, reasonOf }: CalendarFeedProps) {
  const timeZone = useViewerZone() ?? brand.timeZone;
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);

  const run = async (work: () => Promise<void>, done: string, failed: string) => {
    setAsked(null);
    setBusy(true);
    try {
      await work();
      notify.success(done);
    } catch (error) {
      notify.error(failed, { description: reasonOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const make = () => run(onMake, 'Your calendar address is ready', 'The address was not made');
  const end = () => run(onEnd, 'The address is ended', 'The address was not ended');

  if (createdAt === null) {
    return (
      <div className={styles.actions}>
        <Button variant="ink" busy={busy} onClick={() => void make()}>
          Make my address
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
            Copy it now: for your safety it is shown only until you leave this page. Whoever has it can read your
            calendar.
          </Banner>
        </>
      ) : (
        <p>
          Made {formatDateTime(createdAt, timeZone)}. An address is shown only when it is made: renew it to get another
          one.
        </p>
      )}
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => setAsked('renew')}>
          Renew
        </Button>
        <Button danger variant="ghost" onClick={() => setAsked('revoke')}>
          End it
        </Button>
      </div>
      {asked && (
        <FeedDialog
          asked={asked}
          onConfirm={() => void (asked === 'renew' ? make() : end())}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
