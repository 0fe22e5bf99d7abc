import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { formatMoney } from '@kaksha/domain/money';
import { type Earnings, type EarningsLine, lineLabels, monthLabel, payoutStateLabels } from '@kaksha/domain/payouts';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { TextLink } from '@kaksha/ui/link';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Pagination } from '@kaksha/ui/pagination';
import { ArrowLeft, ReceiptText } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { courseActivityPath, earningsPath } from '../../../paths';
import { SettingsSkeleton } from '../../../settings/settings-skeleton';
import { useTrainerStore } from '../../../store/store-context';
import type { LinesView } from '../../../store/trainer-store';
import styles from '../earnings.module.css';
import { dateOf } from '../payout-list';
import { linesIn, linesPath } from './lines-view';

/** The orders behind a payout or a month: every movement of money with its order and its document. */
export function Page() {
  usePage({ title: 'Orders of a statement', noindex: true });
  const view = linesIn(new URLSearchParams(useLocation().search));
  return (
    <>
      <p className={styles.back}>
        <ButtonLink to={earningsPath} variant="ghost" size="s" icon={<ArrowLeft aria-hidden="true" />}>
          Back to earnings
        </ButtonLink>
      </p>
      {view ? <Lines view={view} /> : <NoStatement />}
    </>
  );
}

const NoStatement = () => (
  <EmptyState
    title="This address names no statement"
    text="Choose a payout or a month at Earnings."
    tile={<ReceiptText />}
  />
);

function Lines({ view }: { view: LinesView }) {
  const { earnings, earningsLines } = useTrainerStore();
  const { data } = useResource(earnings);
  const { title, text } = headingOf(view, data);
  return (
    <>
      <PageHeading title={title} text={text} />
      <AsyncBoundary
        resource={useResource(earningsLines, view)}
        name="The orders"
        loading={<SettingsSkeleton />}
        isEmpty={({ results }) => results.length === 0}
        empty={<EmptyState title="No money moved" text="There is no order in this statement." tile={<ReceiptText />} />}
        onRetry={() => void earningsLines.load(view)}
      >
        {({ results, totalPages }) => (
          <div className={`stack gap-6 left ${styles.page}`}>
            <ul className={`panel round ${styles.lines}`} aria-label="Orders">
              {results.map((line) => (
                <ItemBoundary key={line.id}>
                  <Line line={line} />
                </ItemBoundary>
              ))}
            </ul>
            <Pagination page={view.page} totalPages={totalPages} hrefFor={(page) => linesPath({ ...view, page })} />
          </div>
        )}
      </AsyncBoundary>
    </>
  );
}

function headingOf({ of }: LinesView, earnings: Earnings | null | undefined): { title: string; text: string } {
  if (!('payoutId' in of)) {
    const text = 'Every payment and refund of the month.';
    return { title: `${monthLabel(of.month)}, ${of.currency}`, text };
  }
  const payout = earnings?.payouts.find(({ id }) => id === of.payoutId);
  if (!payout) return { title: 'Orders of a payout', text: 'Every payment and refund of the payout.' };
  const { amount, currency, state, createdAt, approvedAt, closedAt } = payout;
  return {
    title: `Payout of ${formatMoney(amount, currency)}`,
    text: `${payoutStateLabels[state]}, ${dateOf(closedAt ?? approvedAt ?? createdAt)}.`,
  };
}

function Line({ line }: { line: EarningsLine }) {
  const { at, kind, orderNumber, courseId, courseName, learnerName, invoiceNumber, currency, amount, fee, net, tax } =
    line;
  const money = (minor: number) => formatMoney(minor, currency);
  const facts = [
    lineLabels[kind],
    dateOf(at),
    learnerName || 'A learner',
    `order ${orderNumber.slice(0, 8)}`,
    invoiceNumber,
  ];
  const parts = [
    `${money(amount)} paid${tax === 0 ? '' : ` incl. ${money(tax)} GST`}`,
    fee !== 0 && `${money(0 - fee)} fee`,
  ].filter((part) => part !== false);
  return (
    <li className={`stack gap-2 gap-x-4 ${styles.line}`}>
      <div>
        <p className={`cluster gap-2 gap-x-3 middle ${styles.title}`}>
          <TextLink to={courseActivityPath(courseId)} dir="auto">
            {courseName}
          </TextLink>
        </p>
        <p className={`note ${styles.facts}`}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.sum}>
        <strong>{money(net)}</strong>
        <p className={`note ${styles.facts}`}>{parts.join(', ')}</p>
      </div>
    </li>
  );
}
