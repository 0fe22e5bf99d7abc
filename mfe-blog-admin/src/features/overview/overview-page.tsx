import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import { Slot } from '@kaksha/contract/slots';
import type { AdminOverview, WaitingSum } from '@kaksha/domain/administration';
import { nounFor } from '@kaksha/domain/count-text';
import { formatMoney } from '@kaksha/domain/money';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ShieldCheck } from 'lucide-react';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import { OverviewCard, type OverviewFact } from './overview-card';
import styles from './overview-page.module.css';

/** What waits for the administrator, with the page of each. */
export function Page() {
  usePage({ title: 'Administration', noindex: true });
  const { overview } = useBlogStore();
  const momentText = useMomentText();
  return (
    <>
      <PageHeading title="Administration" text="What waits for a decision." />
      <AsyncBoundary
        resource={useResource(overview)}
        name="The overview"
        singular
        loading={<Skeleton shape="block" className={styles.place} />}
        isEmpty={(data) => factsOf(data, momentText).length === 0}
        empty={
          <EmptyState title="Nothing to show" text="Your rights open the pages of the menu." tile={<ShieldCheck />} />
        }
        onRetry={() => void overview.load()}
      >
        {(data) => (
          <ul className={styles.cards} aria-label="What waits">
            {factsOf(data, momentText).map((fact) => (
              <li key={fact.label}>
                <OverviewCard {...fact} />
              </li>
            ))}
          </ul>
        )}
      </AsyncBoundary>
      <Slot name="admin.home" data={{}} />
    </>
  );
}

function factsOf(
  { money, content, people, operation }: AdminOverview,
  momentText: (at: string) => string,
): OverviewFact[] {
  return [
    ...(money
      ? [
          moneyFact('Payouts to approve', money.awaiting, { noun: 'payout', path: '/admin/payouts?state=awaiting' }),
          moneyFact('Payouts to pay', money.approved, { noun: 'payout', path: '/admin/payouts?state=approved' }),
          moneyFact('Held refunds', money.heldRefunds, { noun: 'refund', path: '/ledger' }),
        ]
      : []),
    ...(content
      ? [
          countFact('Reported reviews', content.reportedReviews, { path: '/moderation', unit: 'with open reports' }),
          countFact('Reported courses', content.reportedCourses, {
            path: '/moderation?show=courses',
            unit: 'with open reports',
          }),
          countFact('Messages', content.openMessages, { path: '/moderation?show=messages', unit: 'without an answer' }),
        ]
      : []),
    ...(people
      ? [
          countFact('Trainers', people.waitingTrainers, {
            path: '/admin/trainers?show=waiting',
            unit: 'waiting for verification',
          }),
        ]
      : []),
    ...(operation ? operationFacts(operation, momentText) : []),
  ];
}

function operationFacts(
  { failedJobs, isBackupScheduled, lastBackup }: NonNullable<AdminOverview['operation']>,
  momentText: (at: string) => string,
): OverviewFact[] {
  const isMissing = lastBackup === null;
  return [
    {
      ...countFact('Failed jobs', failedJobs, { path: '/operator/jobs', unit: 'failed for good' }),
      tone: failedJobs > 0 ? 'bad' : 'calm',
      isServerPage: true,
    },
    {
      label: 'Last backup',
      value: isMissing ? 'None' : momentText(lastBackup),
      note: isBackupScheduled ? 'Restored and compared' : 'No backups are made by schedule',
      tone: isMissing ? 'bad' : 'calm',
      path: '/operator/backups',
      isServerPage: true,
    },
  ];
}

function moneyFact(
  label: string,
  sums: readonly WaitingSum[],
  { noun, path }: { noun: string; path: string },
): OverviewFact {
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  return {
    label,
    value: count === 0 ? '0' : sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' · '),
    note: count === 0 ? 'Nothing waits' : `${count} ${nounFor(count, noun)}`,
    tone: count > 0 ? 'waiting' : 'calm',
    path,
  };
}

const countFact = (label: string, count: number, { path, unit }: { path: string; unit: string }): OverviewFact => ({
  label,
  value: String(count),
  note: unit,
  tone: count > 0 ? 'waiting' : 'calm',
  path,
});
