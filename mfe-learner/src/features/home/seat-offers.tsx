import { ItemBoundary } from '@kaksha/contract/host-context';
import { usualHours } from '@kaksha/domain/batch-sessions';
import { formatDay, ianaZone } from '@kaksha/domain/dates';
import { timeLeft } from '@kaksha/domain/meetings';
import type { WaitingEntry } from '@kaksha/domain/payments';
import { offerEndText } from '@kaksha/domain/seats';
import { coursePath } from '@kaksha/domain/slugs';
import { firstClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useWaitingList } from '../../waiting-list/use-waiting-list';
import styles from './home-page.module.css';

interface SeatOffersProps {
  entries: readonly WaitingEntry[];
  now: Date;
}

/** Seats that are held for the learner, with the time that is left. */
export function SeatOffers({ entries, now }: SeatOffersProps) {
  const { busy, leave } = useWaitingList();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="offers" className={`stack gap-4 ${styles.section}`}>
      <SectionHeading id="offers" title="Seats held for you" variant="rule" />
      <ul className={`panel ${styles.rows}`} aria-label="Seats held for you">
        {entries.map((entry) => (
          <ItemBoundary key={entry.batchId}>
            <li className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
              <Offer entry={entry} now={now} busy={busy} onDecline={() => leave(entry.batch)} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
    </section>
  );
}

interface OfferProps {
  entry: WaitingEntry;
  now: Date;
  busy: boolean;
  onDecline: () => void;
}

function Offer({ entry: { batch, courseId, courseName, offerEndsAt }, now, busy, onDecline }: OfferProps) {
  const heading = useId();
  const left = offerEndsAt && timeLeft(new Date(offerEndsAt), now);
  return (
    <>
      <DateTile size="s" date={firstClassDay(batch)} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} />
      <div className={styles.rowText}>
        <h3 id={heading}>
          <Link to={coursePath({ id: courseId, name: courseName })} dir="auto">
            {courseName}
          </Link>
        </h3>
        <p className="meta">{`From ${formatDay(firstClassDay(batch))}, ${scheduleLabel(batch)}, ${usualHours(batch, now)}`}</p>
        {offerEndsAt && (
          <p>
            <strong className={styles.countdown}>{left ? `${left} left` : 'Ends now'}</strong>
            <span>{`. A seat is free for you until ${offerEndText(offerEndsAt, batch)}.`}</span>
          </p>
        )}
      </div>
      <div className="cluster gap-2 gap-x-4 middle">
        <ButtonLink
          variant="accent"
          size="s"
          to={`/payment/${courseId}/${batch.trainerId}?t=${batch.id}`}
          aria-describedby={heading}
        >
          Take your seat
        </ButtonLink>
        <Button size="s" busy={busy} onClick={onDecline} aria-describedby={heading}>
          Decline the seat
        </Button>
      </div>
    </>
  );
}
