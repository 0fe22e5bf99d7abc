import { choosePreferredBatch } from '@kaksha/api-client/preferred-batch';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { Slot } from '@kaksha/contract/slots';
import type { Batch } from '@kaksha/domain/catalogue';
import { payablePrices } from '@kaksha/domain/money';
import type { Order } from '@kaksha/domain/payments';
import { canWait, isFull } from '@kaksha/domain/seats';
import { coursePath } from '@kaksha/domain/slugs';
import type { BillingForm } from '@kaksha/domain/tax';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { PageHeading } from '@kaksha/ui/page-heading';
import { WaitingNote } from '@kaksha/ui/waiting-note';
import { useState } from 'react';
import type { Offer } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import { useWaitingList } from '../../waiting-list/use-waiting-list';
import { batchChoice } from './batch-choice';
import { BatchSection } from './batch-section';
import { BillingField } from './billing-field';
import type { CheckoutAddress } from './checkout-address';
import styles from './checkout-view.module.css';
import { CouponField } from './coupon-field';
import { CurrencySection } from './currency-section';
import { NameField } from './name-field';
import { OrderProblemNote } from './order-problem-note';
import { OrderSummary } from './order-summary';
import { orderProblemOf } from './phase';
import { chosenPrice } from './price-choice';
import { PurchaseAction } from './purchase-action';
import { useAddressChoice } from './use-address-choice';
import { useBuyerName } from './use-buyer-name';
import { useCoupon } from './use-coupon';
import { usePay } from './use-pay';

interface CheckoutViewProps {
  offer: Offer;
  trainerId: number | null;
  address: CheckoutAddress;
  /** Order named by the address. */
  order: Order | null;
  /** The user is the trainer of this course. */
  teaches: boolean;
}

/** Choice of batch and currency, the total and the pay button. */
export function CheckoutView({ offer, trainerId, address: given, order, teaches }: CheckoutViewProps) {
  const { course } = offer;
  const now = useNow();
  const { address, choose: chooseInAddress } = useAddressChoice(given);
  const { host } = useLearnerStore();
  usePage({ title: `Enrol in ${course.name}`, noindex: true });

  const choice = batchChoice(offer, { trainerId, requestedId: address.batchId, now });
  const price = chosenPrice(course.fees, address.currency);
  const coupon = useCoupon({ course, batch: choice.chosen, price, triedCode: order?.coupon?.code ?? null });
  const total = price && { ...price, amount: price.amount - (coupon.applied?.amount ?? 0) };
  const [billing, setBilling] = useState<BillingForm | null>(null);
  const name = useBuyerName();
  const { pay, busy, problem, clear } = usePay({ course, batch: choice.chosen, price: total, coupon, billing, name });
  const waiting = useWaitingList();
  const orderProblem = orderProblemOf({ order, orderId: address.orderId, outcome: address.outcome });

  const choose = (change: Partial<CheckoutAddress>) => {
    clear();
    chooseInAddress({ batchId: choice.chosen?.id ?? null, currency: address.currency, ...change });
  };
  const chooseBatch = (batch: Batch) => {
    choose({ batchId: batch.id });
    choosePreferredBatch(host.http, course.id, batch.id).catch((error: unknown) =>
      host.telemetry.error(error, 'keep preferred batch'),
    );
  };

  const { chosen } = choice;
  const entry = waiting.entryOf(chosen);
  const isOffered = entry?.status === 'offered';
  // An open order of the learner holds one of the seats.
  const ownHold = order?.status === 'created' && order.checkout !== null && order.batchId === chosen?.id;
  const full = chosen !== null && isFull(chosen) && !choice.seat && !ownHold;
  const isWaitingNeeded = full && !isOffered;
  const takesCode =
    price !== null && price.amount > 0 && chosen !== null && !teaches && !choice.seat && !isWaitingNeeded;
  const note = full && (
    <WaitingNote batch={chosen} entry={entry} isOpen={canWait(chosen, now)} onDecline={() => waiting.leave(chosen)} />
  );

  return (
    <div className={`content stack gap-6 ${styles.page}`} data-no-footer>
      <Breadcrumbs
        items={[
          { label: 'Home', to: '/' },
          { label: 'Courses', to: '/live-courses' },
          { label: course.name, to: coursePath(course) },
        ]}
      />
      <PageHeading
        title={<span dir="auto">{`Enrol in ${course.name}`}</span>}
        text={`With ${course.trainer.name}, in ${course.language.displayName}.`}
      />
      <div className={`stack gap-8 top ${styles.columns}`}>
        <div className="stack gap-8">
          {orderProblem && <OrderProblemNote orderProblem={orderProblem} order={order} />}
          <BatchSection choice={choice} locked={busy} now={now} onChoose={chooseBatch} note={note} />
          <CurrencySection
            prices={payablePrices(course.fees)}
            chosen={price}
            locked={busy}
            onChoose={(currency) => choose({ currency })}
          />
        </div>
        <OrderSummary
          course={course}
          batch={choice.chosen}
          price={price}
          coupon={coupon.applied}
          total={total}
          couponField={
            takesCode && (
              <>
                <CouponField coupon={coupon} locked={busy} />
                <BillingField billing={billing} locked={busy} onChange={setBilling} />
                <NameField name={name} locked={busy} />
              </>
            )
          }
          now={now}
        >
          <Slot name="checkout.note" data={{ courseId: course.id, batchId: chosen?.id ?? null }} />
          <PurchaseAction
            course={course}
            choice={choice}
            price={total}
            teaches={teaches}
            busy={busy}
            problem={problem}
            onPay={pay}
            isFull={isWaitingNeeded}
            waiting={waiting}
          />
        </OrderSummary>
      </div>
    </div>
  );
}
