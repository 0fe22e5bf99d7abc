import { answerBatchChange, type BatchChange } from '@kaksha/api-client/batches';
import { withoutId } from '@kaksha/api-client/by-id';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary, useHost } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { describeChange } from '@kaksha/domain/batch-change';
import { usualHoursIn } from '@kaksha/domain/batch-sessions';
import { describeBatch, openBatches } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import type { BatchChangeAnswer, BatchSchedule } from '@kaksha/domain/catalogue';
import { formatDateTime } from '@kaksha/domain/dates';
import { coursePath } from '@kaksha/domain/slugs';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { TextLink } from '@kaksha/ui/link';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useState } from 'react';
import { useLearnerStore } from '../../store/store-context';
import homeStyles from './home-page.module.css';
import styles from './moved-batches.module.css';

const ChangeBatchDialog = retryableLazy(
  async () =>
    (await import(/* webpackChunkName: "change-batch" */ '../../seat-changes/change-batch-dialog')).ChangeBatchDialog,
);

/** Moved batches that wait for the learner's answer. Renders nothing without any, and when they did not load. */
export function MovedBatches() {
  const store = useLearnerStore();
  const changes = useResource(store.batchChanges).data ?? [];
  if (changes.length === 0) return null;
  const [what, ...others] = new Set(changes.map((change) => describeChange(change)));
  return (
    <section aria-labelledby="moved-batches" className={`stack gap-4 ${homeStyles.section}`}>
      <SectionHeading
        id="moved-batches"
        title={others.length > 0 ? 'Your batches have changed' : `Your batch has ${what}`}
        variant="rule"
      />
      <ul className="stack gap-4">
        {changes.map((change) => (
          <ItemBoundary key={change.id}>
            <li>
              <MovedBatch change={change} />
            </li>
          </ItemBoundary>
        ))}
      </ul>
    </section>
  );
}

function MovedBatch({ change }: { change: BatchChange }) {
  const host = useHost();
  const store = useLearnerStore();
  const zone = useViewerZone();
  const { busy, running, run } = useAction<BatchChangeAnswer>();
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const now = useNow();
  const seat = useResource(store.purchases).data?.find(({ orderId }) => orderId === change.orderId);
  const others = seat ? withoutId(openBatches(seat.course.batches, now), seat.batch.id) : [];
  const refundLabel = change.paid ? 'Take a full refund' : 'Give the seat back';
  const send = (answer: BatchChangeAnswer) => {
    setAsking(false);
    return run(
      async () => {
        await answerBatchChange(host.http, change.id, answer);
        host.notify.success(answer === 'accept' ? 'You keep your seat' : refundNotice(change.paid));
        await Promise.all([store.batchChanges.reload(), store.purchases.reload()]);
      },
      { key: answer, failed: 'Your answer was not sent' },
    );
  };
  const until = formatDateTime(change.respondUntil, zone ?? brand.timeZone);
  return (
    <article className={`stack gap-3 ${styles.card}`} aria-labelledby={`moved-${change.id}`}>
      <h3 id={`moved-${change.id}`}>
        <TextLink to={coursePath({ id: change.courseId, name: change.courseName })} dir="auto">
          {change.courseName}
        </TextLink>
      </h3>
      <p className={styles.description}>{`${change.trainerName} moved this batch. Please answer by ${until}.`}</p>
      <dl className={`stack gap-3 ${styles.times}`}>
        <div>
          <dt>Until now</dt>
          <dd>{timesOf(change.before, now, zone)}</dd>
          {change.before.place && <dd>{change.before.place}</dd>}
        </div>
        <div>
          <dt>From now on</dt>
          <dd>{timesOf(change.after, now, zone)}</dd>
          {change.after.place && <dd>{change.after.place}</dd>}
        </div>
      </dl>
      <div className="cluster gap-3">
        <Button variant="accent" busy={running === 'accept'} disabled={busy} onClick={() => void send('accept')}>
          {`Accept ${describeChange(change, 'the')}`}
        </Button>
        {others.length > 0 && (
          <Button disabled={busy} onClick={() => setChanging(true)}>
            Change batch
          </Button>
        )}
        <Button busy={running === 'refund'} disabled={busy} onClick={() => setAsking(true)}>
          {refundLabel}
        </Button>
      </div>
      {seat && changing && (
        <ChangeBatchDialog
          seat={seat}
          onClose={() => {
            setChanging(false);
            void store.batchChanges.reload();
          }}
        />
      )}
      {asking && (
        <Dialog
          open
          onOpenChange={(open) => setAsking(open)}
          size="s"
          title={`${refundLabel}?`}
          description={`You leave this batch of ${change.courseName}, and your seat is free for others.`}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>Keep my seat</Button>
              <Button danger onClick={() => void send('refund')}>
                {refundLabel}
              </Button>
            </>
          }
        />
      )}
    </article>
  );
}

const refundNotice = (paid: boolean) => (paid ? 'Your full refund is on its way' : 'You gave your seat back');

function timesOf(schedule: BatchSchedule, now: Date, zone: string | null): string {
  const there = zone && usualHoursIn(schedule, now, zone);
  return `${describeBatch(schedule, now)}${there ? ` (${there})` : ''}`;
}
