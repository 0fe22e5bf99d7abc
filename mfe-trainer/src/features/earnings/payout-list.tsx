import { brand } from '@kaksha/domain/brand';
import { dayIn, formatDate } from '@kaksha/domain/dates';
import { formatMoney } from '@kaksha/domain/money';
import { type Payout, type PayoutState, payoutStateLabels } from '@kaksha/domain/payouts';
import { Badge, type BadgeProps } from '@kaksha/ui/badge';
import { TextLink } from '@kaksha/ui/link';
import styles from './earnings.module.css';
import { linesPath } from './lines/lines-view';

const tones: Record<PayoutState, BadgeProps['tone']> = {
  awaiting: 'saffron',
  approved: 'info',
  paid: 'good',
  failed: 'bad',
};

export const dateOf = (at: string): string => formatDate(dayIn(brand.timeZone, new Date(at)));

/** Payouts, latest first, each with its orders and its statement. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <section aria-labelledby="payouts" className="stack gap-4 card">
      <h2 id="payouts">Payouts</h2>
      {payouts.length === 0 ? (
        <p className={`note ${styles.quiet}`}>
          No payout yet. Payouts are prepared every Monday, for sales whose refund window is over.
        </p>
      ) : (
        <ul className={styles.list} aria-labelledby="payouts">
          {payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { id, amount, currency, state, createdAt, approvedAt, closedAt, account, reference, failure, links } = payout;
  const date = dateOf(closedAt ?? approvedAt ?? createdAt);
  const facts = [date, account && `to ${account}`, reference && `reference ${reference}`, failure];
  const name = `of ${formatMoney(amount, currency)}, ${date}`;
  return (
    <li className={`stack gap-2 gap-x-4 ${styles.row}`}>
      <div>
        <p className={`cluster gap-2 gap-x-3 middle ${styles.title}`}>
          <strong>{formatMoney(amount, currency)}</strong> <Badge tone={tones[state]}>{payoutStateLabels[state]}</Badge>
        </p>
        <p className={`note ${styles.facts}`}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={`cluster gap-2 gap-x-4 ${styles.links}`}>
        <TextLink to={linesPath({ of: { payoutId: id } })} aria-label={`Orders of the payout ${name}`}>
          Orders
        </TextLink>
        <TextLink to={links.pdf} target="_blank" reloadDocument aria-label={`Statement ${name} as PDF`}>
          PDF
        </TextLink>
        <TextLink to={links.csv} reloadDocument aria-label={`Statement ${name} as CSV`}>
          CSV
        </TextLink>
      </p>
    </li>
  );
}
