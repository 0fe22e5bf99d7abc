import { firstSession, lastSession, sessionMoment, usualHours } from '@kaksha/domain/batch-sessions';
import { batchProgress } from '@kaksha/domain/batches';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { formatMoney, payablePrices } from '@kaksha/domain/money';
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
  /** The buttons; a phone shows them in the sticky bar. */
  children: ReactNode;
}

/** First day, fees, first and last class of the chosen batch, and the enrol button. */
export function PriceBox({ course, batch, now, children }: PriceBoxProps) {
  const { fees } = course;
  const [paid, other] = payablePrices(fees);
  return (
    <section aria-label="Fee and dates" className={`panel round ${styles.box}`}>
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
      <div className={`cluster gap-x-3 middle ${styles.fee}`}>
        <Price fees={fees} size="l" full="after" />
        {paid && paid.full > paid.amount && <Badge tone="good">{`${fees.discount}% off`}</Badge>}
        {other && other.amount > 0 && (
          <p className={`note ${styles.other}`}>
            <span>{`or ${formatMoney(other.amount, 'USD')} `}</span>
            {other.full > other.amount && <s>{formatMoney(other.full, 'USD')}</s>}
          </p>
        )}
      </div>
      {batch && <BatchFacts batch={batch} />}
      <div className={styles.actions}>{children}</div>
      {paid && paid.amount > 0 && (
        <p className={`meta ${styles.refund}`}>
          <RotateCcw aria-hidden="true" />
          <span>{refundTexts.rule}</span>
        </p>
      )}
    </section>
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
