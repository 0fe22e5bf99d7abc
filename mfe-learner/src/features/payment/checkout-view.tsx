import { choosePreferredBatch } from '@kaksha/api-client/profile';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import type { Batch } from '@kaksha/domain/catalogue';
import type { Order } from '@kaksha/domain/payments';
import { coursePath } from '@kaksha/domain/slugs';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { PageHeading } from '@kaksha/ui/page-heading';
import type { Offer } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import { batchChoice } from './batch-choice';
import { BatchSection } from './batch-section';
import type { CheckoutAddress } from './checkout-address';
import styles from './checkout-view.module.css';
import { CurrencySection } from './currency-section';
import { OrderSummary } from './order-summary';
import { setbackOf } from './phase';
import { chosenPrice, pricesOf } from './price-choice';
import { SetbackNote } from './setback-note';
import { useAddressChoice } from './use-address-choice';
import { usePay } from './use-pay';
import { WayOn } from './way-on';

interface CheckoutViewProps {
  offer: Offer;
  trainerId: number | null;
  address: CheckoutAddress;
  /** The order that the address names. */
  order: Order | null;
  /** The person teaches this course. */
  teaches: boolean;
}

/** What is bought: the batch, the currency, the sum, and the one button. */
export function CheckoutView({ offer, trainerId, address: given, order, teaches }: CheckoutViewProps) {
  const { course } = offer;
  const now = useNow();
  const { address, choose: chooseInAddress } = useAddressChoice(given);
  const { host } = useLearnerStore();
  usePage({ title: `Enrol in ${course.name}`, noindex: true });

  const choice = batchChoice(offer, { trainerId, wish: address.batchId, now });
  const price = chosenPrice(course.fees, address.currency);
  const { pay, busy, problem, clear } = usePay({ course, batch: choice.chosen, price });
  const setback = setbackOf({ order, orderId: address.orderId, outcome: address.outcome });

  const choose = (wish: Partial<CheckoutAddress>) => {
    clear();
    chooseInAddress({ batchId: choice.chosen?.id ?? null, currency: address.currency, ...wish });
  };
  const chooseBatch = (batch: Batch) => {
    choose({ batchId: batch.id });
    choosePreferredBatch(host.http, course.id, batch.id).catch((error: unknown) =>
      host.telemetry.error(error, 'keep preferred batch'),
    );
  };

  return (
    <div className={`content ${styles.page}`}>
      <Breadcrumbs
        items={[
          { label: 'Home', to: '/' },
          { label: 'Courses', to: '/live-courses' },
          { label: course.name, to: coursePath(course) },
        ]}
      />
      <PageHeading
        title={`Enrol in ${course.name}`}
        text={`With ${course.trainer.name}, in ${course.language.displayName}.`}
      />
      <div className={styles.columns}>
        <div className={styles.choices}>
          {setback && <SetbackNote setback={setback} />}
          <BatchSection choice={choice} locked={busy} now={now} onChoose={chooseBatch} />
          <CurrencySection
            prices={pricesOf(course.fees)}
            chosen={price}
            onChoose={(currency) => choose({ currency })}
          />
        </div>
        <OrderSummary course={course} batch={choice.chosen} price={price} now={now}>
          <WayOn
            course={course}
            choice={choice}
            price={price}
            teaches={teaches}
            busy={busy}
            problem={problem}
            onPay={pay}
          />
        </OrderSummary>
      </div>
    </div>
  );
}
