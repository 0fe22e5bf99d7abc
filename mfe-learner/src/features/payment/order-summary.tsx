import { firstSession, sessionMoment, usualHours } from '@kaksha/domain/batch-sessions';
import { batchProgress } from '@kaksha/domain/batches';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { describePlace } from '@kaksha/domain/class-place';
import type { AppliedCoupon } from '@kaksha/domain/coupons';
import { formatWeekdayAndDay, ianaZone } from '@kaksha/domain/dates';
import { formatMoney, formatPrice, type Price } from '@kaksha/domain/money';
import { refundTexts } from '@kaksha/domain/refunds';
import { coursePath } from '@kaksha/domain/slugs';
import { firstClassDay, lastClassDay, scheduleLabel } from '@kaksha/domain/timetable';
import { Cover } from '@kaksha/ui/cover';
import { DateTile } from '@kaksha/ui/date-tile';
import { TextLink } from '@kaksha/ui/link';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  course: CourseDetails;
  batch: Batch | null;
  /** Before the coupon. */
  price: Price | null;
  coupon: AppliedCoupon | null;
  /** To pay. */
  total: Price | null;
  /** Where a code is entered. */
  couponField: ReactNode;
  now: Date;
  /** The pay button or what replaces it. */
  children: ReactNode;
}

/** Course, batch, discount, coupon and total. */
export function OrderSummary({ course, batch, price, coupon, total, couponField, now, children }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order-summary" className={`panel round ${styles.summary}`}>
      <div className={styles.cover}>
        <Cover motif={course.category.motif} seed={course.id} picture={course.thumbnail} sizes="372px" />
      </div>
      <div className={`stack gap-4 ${styles.body}`}>
        <h2 id="order-summary" className={styles.title}>
          Order summary
        </h2>
        <div className="row gap-4 middle">
          <DateTile
            date={batch && firstClassDay(batch)}
            now={now.toISOString()}
            timeZone={batch ? ianaZone(batch.timeZone) : undefined}
          />
          <div className={styles.details}>
            <Link to={coursePath(course)} className={styles.name} dir="auto">
              {course.name}
            </Link>
            <span dir="auto">{course.trainer.name}</span>
            {batch && <strong>{batchProgress(batch, now)}</strong>}
          </div>
        </div>
        {batch && <Facts facts={factsOf(batch, now)} />}
        <Facts facts={sumsOf(course, price, coupon)} />
        {couponField}
        <p className={styles.total}>
          <span>
            <span>Total</span>
            {total && total.amount > 0 && <span className={`meta ${styles.tax}`}>Tax included</span>}
          </span>
          <output aria-live="polite">{formatPrice(total)}</output>
        </p>
        <div className="stack gap-3">{children}</div>
        {total && total.amount > 0 && (
          <p className={`meta ${styles.refund}`}>
            <RotateCcw aria-hidden="true" />
            <span>
              <span>{`${refundTexts.rule} `}</span>
              <TextLink tone="prose" to="/policy#refund">
                Refund policy
              </TextLink>
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

type Fact = readonly [name: string, value: string];

function factsOf(batch: Batch, now: Date): Fact[] {
  const first = firstSession(batch);
  const last = lastClassDay(batch);
  return [
    ...(first ? [['First class', sessionMoment(first, first.start)] as const] : []),
    ...(last ? [['Last class', formatWeekdayAndDay(last)] as const] : []),
    ['Days', scheduleLabel(batch)],
    ['Time', usualHours(batch, now)],
    ['Where', describePlace(batch)],
  ];
}

function sumsOf({ fees }: CourseDetails, price: Price | null, coupon: AppliedCoupon | null): Fact[] {
  if (!price || price.full === 0) return [];
  const off = price.full - price.amount;
  return [
    ['Course fee', formatMoney(price.full, price.currency)],
    ...(off > 0 ? [[`Discount, ${fees.discount}%`, `−${formatMoney(off, price.currency)}`] as const] : []),
    ...(coupon ? [[`Coupon ${coupon.code}`, `−${formatMoney(coupon.amount, price.currency)}`] as const] : []),
  ];
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
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
