import { brand } from '@kaksha/domain/brand';
import { formatDate, formatDateTime } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { formatMoney } from '@kaksha/domain/money';
import type { CurrencyEarnings } from '@kaksha/domain/payouts';
import { Banner } from '@kaksha/ui/banner';
import { TextLink } from '@kaksha/ui/link';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { pricingPath } from '../../paths';
import styles from './earnings.module.css';

interface SummaryProps {
  earnings: CurrencyEarnings;
  /** Masked; null without one. */
  account: string | null;
  /** ISO day. */
  nextPayoutOn: string;
  /** The end of the wait after a change of the account; null without one. */
  payoutsFrom: string | null;
}

/** All sales less refunds and fees, by the payout that they belong to. */
export function Summary({ earnings, account, nextPayoutOn, payoutsFrom }: SummaryProps) {
  const timeZone = useViewerZone() ?? brand.timeZone;
  const { currency, next, held, awaitingPayment, paidOut, total } = earnings;
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <section aria-labelledby="earnings-now" className="stack gap-4">
      <h2 id="earnings-now" className="visually-hidden">
        Now
      </h2>
      {account === null && (
        <Banner tone="saffron">
          Payouts need your account. <TextLink to={pricingPath}>Enter it at Pricing</TextLink>
        </Banner>
      )}
      {payoutsFrom !== null && (
        <Banner tone="saffron">
          {`You have changed your account. For your safety, payouts wait ${limits.payout.accountWaitHours} hours: they go on from ${formatDateTime(payoutsFrom, timeZone)}. If it was not you, end your other sessions and write to us.`}
        </Banner>
      )}
      <dl className={`stack gap-3 ${styles.tiles}`}>
        <div className={styles.main}>
          <dt>Next payout</dt>
          <dd className={styles.number}>{money(Math.max(0, next))}</dd>
          <dd>
            {next < 0
              ? `${money(-next)} of refunds is taken from your next sales.`
              : `From ${formatDate(nextPayoutOn)}, after an approval${account ? `, to ${account}` : ''}.`}
          </dd>
        </div>
        <div>
          <dt>Later payouts</dt>
          <dd className={styles.number}>{money(held)}</dd>
          <dd>{`Sales whose refund window of ${limits.refund.days} days ends after ${formatDate(nextPayoutOn)}.`}</dd>
        </div>
        <div>
          <dt>Awaiting payment</dt>
          <dd className={styles.number}>{money(awaitingPayment)}</dd>
          <dd>Payouts that are prepared or approved, but not paid yet.</dd>
        </div>
        <div>
          <dt>Paid to you</dt>
          <dd className={styles.number}>{money(paidOut)}</dd>
          <dd>{`${money(total.sales)} sold, ${money(total.refunds)} refunded, ${money(total.fees)} fees.`}</dd>
        </div>
      </dl>
    </section>
  );
}
