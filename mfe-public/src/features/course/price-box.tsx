import { firstSession, lastSession, sessionMoment, usualHours } from '@kaksha/domain/batch-sessions';
import { batchProgress } from '@kaksha/domain/batches';
import type { Batch, CourseDetails, Fees } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { formatMoney, payablePrice, payablePrices } from '@kaksha/domain/money';
import { percentText } from '@kaksha/domain/percent';
import { refundTexts } from '@kaksha/domain/refunds';
import { firstClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { Cover } from '@kaksha/ui/cover';
import { DateTile } from '@kaksha/ui/date-tile';
import { Price } from '@kaksha/ui/price';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { batchTotals } from './batch-totals';
import styles from './price-box.module.css';

interface PriceBoxProps {
  course: CourseDetails;
  batch: Batch | null;
  now: Date;
  /** In place of the refund rule; the learner has a seat. */
  seatNote?: ReactNode;
  /** The buttons; a phone shows them in the sticky bar. */
  children: ReactNode;
}

/**
 * First day, fees, first and last class of the batch, and the buttons. For a learner with a seat the fee is hidden but
 * keeps its space, because the seat is known after the page has been drawn.
 */
export function PriceBox({ course, batch, now, seatNote, children }: PriceBoxProps) {
  const paid = payablePrice(course.fees);
  return (
    <section aria-label={seatNote ? 'You have a seat' : 'Fee and dates'} className={`panel round ${styles.box}`}>
      <div className={styles.cover}>
        <Cover motif={course.category.motif} seed={course.id} picture={course.thumbnail} sizes="372px" />
      </div>
      <div className={styles.head}>
        <DateTile
          className={styles.tile}
          date={batch && firstClassDay(batch)}
          now={now.toISOString()}
          timeZone={batch ? ianaZone(batch.timeZone) : undefined}
          size="xl"
          onCover
        />
        {batch && (
          <p className={styles.when}>
            <strong>{batchProgress(batch, now)}</strong>
            <span>{usualHours(batch, now)}</span>
            <span>{scheduleLabel(batch)}</span>
          </p>
        )}
      </div>
      <div className={styles.feeOrSeat}>
        {seatNote && <p className={styles.seat}>You have a seat</p>}
        {!course.learnersOnly && <Fee fees={course.fees} />}
      </div>
      {batch && <BatchFacts batch={batch} />}
      <div className={styles.actions}>{children}</div>
      {seatNote && <div className={`meta stack gap-1 ${styles.note}`}>{seatNote}</div>}
      {!seatNote && paid && paid.amount > 0 && (
        <p className={`meta ${styles.refund}`}>
          <RotateCcw aria-hidden="true" />
          <span>{refundTexts.rule}</span>
        </p>
      )}
    </section>
  );
}

function Fee({ fees }: { fees: Fees }) {
  const [paid, other] = payablePrices(fees);
  return (
    <div className={`cluster gap-x-3 middle ${styles.fee}`}>
      <Price fees={fees} size="l" full="after" />
      {paid && paid.full > paid.amount && <Badge tone="good">{`${percentText(fees.discount)} off`}</Badge>}
      {other && other.amount > 0 && (
        <p className={`note ${styles.other}`}>
          <span>{`or ${formatMoney(other.amount, 'USD')} `}</span>
          {other.full > other.amount && <s>{formatMoney(other.full, 'USD')}</s>}
        </p>
      )}
    </div>
  );
}

function BatchFacts({ batch }: { batch: Batch }) {
  const [first, last] = [firstSession(batch), lastSession(batch)];
  const together = batchTotals(batch);
  const facts = [
    ['First class', first && sessionMoment(first, first.start)],
    ['Last class', last && sessionMoment(last, last.hasEndTime ? last.end : last.start)],
    ['Length', together && [together.sessions, together.hours].filter(Boolean).join(', ')],
  ].filter((fact): fact is [string, string] => !!fact[1]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
