import { useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import type { CourseDetails, Currency } from '@kaksha/domain/catalogue';
import { formatMoney, type Price } from '@kaksha/domain/money';
import { classPath } from '@kaksha/domain/paths';
import { canWait } from '@kaksha/domain/seats';
import { coursePath } from '@kaksha/domain/slugs';
import { Banner } from '@kaksha/ui/banner';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { Lock } from 'lucide-react';
import type { useWaitingList } from '../../waiting-list/use-waiting-list';
import type { BatchChoice } from './batch-choice';
import styles from './order-summary.module.css';

interface PurchaseActionProps {
  course: CourseDetails;
  choice: BatchChoice;
  price: Price | null;
  teaches: boolean;
  busy: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onPay: () => void;
  /** No seat is free or held for the learner. */
  isFull: boolean;
  waiting: ReturnType<typeof useWaitingList>;
}

/** What the page of the payment provider takes. */
const waysToPay: Readonly<Record<Currency, string>> = {
  INR: 'By UPI, card, net banking or wallet',
  USD: 'By credit or debit card',
};

/** The main action: pay, enrol for free, wait for a seat, or ask about a price on request. */
export function PurchaseAction({
  course,
  choice,
  price,
  teaches,
  busy,
  problem,
  onPay,
  isFull,
  waiting,
}: PurchaseActionProps) {
  const { demo } = useHost().environment;
  const now = useNow();
  if (teaches) return <Banner>You teach this course, so you cannot enrol in it.</Banner>;
  if (choice.seat) {
    return (
      <>
        <Banner tone="good" role="status">
          You are enrolled in this batch already.
        </Banner>
        <ButtonLink block size="l" variant="ink" to={classPath(choice.seat.batch.id)}>
          Open class
        </ButtonLink>
      </>
    );
  }
  if (!choice.chosen || !price) {
    const trainer = course.trainer.name;
    return (
      <>
        <p className={styles.hint}>
          {price
            ? `${trainer} can tell you when the next batch begins.`
            : `${trainer} tells you the price; you enrol after that.`}
        </p>
        <ButtonLink block size="l" variant="accent" to={`${coursePath(course)}#enquire`}>
          Enquire
        </ButtonLink>
      </>
    );
  }
  const batch = choice.chosen;
  if (isFull) {
    if (waiting.entryOf(batch)) {
      return (
        <Button block size="l" busy={waiting.busy} onClick={() => waiting.leave(batch)}>
          Leave waiting list
        </Button>
      );
    }
    return (
      <>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem}
          </Banner>
        )}
        {canWait(batch, now) && (
          <Button block size="l" variant="accent" busy={waiting.busy} onClick={() => waiting.join(batch, course.name)}>
            Join waiting list
          </Button>
        )}
      </>
    );
  }
  const isFree = price.amount === 0;
  return (
    <>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      <div className={`screen-only ${styles.payBar}`} data-foot-bar>
        <Button block size="l" variant="accent" busy={busy} onClick={onPay}>
          {isFree ? 'Enrol for free' : `Pay ${formatMoney(price.amount, price.currency)}`}
        </Button>
      </div>
      {!isFree && <p className="meta">{waysToPay[price.currency]}</p>}
      {!isFree && (
        <p className={`meta ${styles.secure}`}>
          <Lock aria-hidden="true" />
          <span>
            {demo
              ? 'A demonstration: on the next page you decide how the payment ends. No money moves.'
              : 'You pay on the page of our payment provider. We never see your card.'}
          </span>
        </p>
      )}
    </>
  );
}
