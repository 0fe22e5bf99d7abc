import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import type { Currency } from '@kaksha/domain/catalogue';
import { currencySign } from '@kaksha/domain/money';
import type { Earnings } from '@kaksha/domain/payouts';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { courseListPath } from '../../paths';
import { SettingsSkeleton } from '../../settings/settings-skeleton';
import { useTrainerStore } from '../../store/store-context';
import styles from './earnings.module.css';
import { MonthChart } from './month-chart';
import { PayoutList } from './payout-list';
import { Summary } from './summary';

/** Sales, refunds, fees and payouts of the trainer. */
export function Page() {
  usePage({ title: 'Earnings', noindex: true });
  const { earnings } = useTrainerStore();
  return (
    <>
      <PageHeading title="Earnings" text="What you sold, what the platform keeps, and what was paid to you." />
      <AsyncBoundary
        resource={useResource(earnings)}
        name="Your earnings"
        loading={<SettingsSkeleton />}
        isEmpty={({ currencies }) => currencies.length === 0}
        empty={
          <EmptyState
            title="No sales yet"
            text="The first payment of a learner appears here at once. It is paid to you after the refund window."
            tile={<ChartColumn />}
          >
            <ButtonLink to={courseListPath()}>See your courses</ButtonLink>
          </EmptyState>
        }
        onRetry={() => void earnings.load()}
      >
        {(loaded) => <Loaded earnings={loaded} />}
      </AsyncBoundary>
    </>
  );
}

function Loaded({ earnings }: { earnings: Earnings }) {
  const { currencies, payouts, account, nextPayoutOn, payoutsFrom } = earnings;
  const [chosen, setChosen] = useState<Currency | null>(null);
  const shown = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  if (!shown) return null;
  const { currency } = shown;
  return (
    <div className={`stack gap-6 left ${styles.page}`}>
      {currencies.length > 1 && (
        <ViewSwitch
          label="Currency"
          options={currencies.map((one) => ({ value: one.currency, label: currencySign(one.currency) }))}
          value={currency}
          onValueChange={setChosen}
        />
      )}
      <Summary earnings={shown} account={account} nextPayoutOn={nextPayoutOn} payoutsFrom={payoutsFrom} />
      <MonthChart months={shown.months} currency={currency} />
      <PayoutList payouts={payouts.filter((payout) => payout.currency === currency)} />
    </div>
  );
}
