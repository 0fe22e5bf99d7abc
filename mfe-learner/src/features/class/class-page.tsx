import { useResource } from '@kaksha/api-client/use-resource';
import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useClock } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { usualHours } from '@kaksha/domain/batch-sessions';
import type { Enrolment } from '@kaksha/domain/payments';
import { scheduleLabel } from '@kaksha/domain/timetable';
import { AppLayout } from '@kaksha/ui/app-layout';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { GraduationCap } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { ClassMessageList } from '../../seat/class-messages';
import { ChangeBatchOnArrival } from '../../seat-changes/change-batch-on-arrival';
import { isHeld } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import { ClassMaterials } from './class-materials';
import styles from './class-page.module.css';
import { ClassSummary } from './class-summary';

/** One bought batch: its next class, materials and recordings, and what the trainer wrote. */
export function Page() {
  const store = useLearnerStore();
  const batchId = Number(useParams().batchId);
  const purchases = useResource(store.purchases);
  const seat = purchases.data?.find((each) => isHeld(each) && each.batch.id === batchId) ?? null;
  const isMissing = purchases.data !== null && seat === null;
  usePage({
    title: isMissing ? 'No such class' : (seat?.course.name ?? 'My class'),
    noindex: true,
    status: isMissing ? 404 : 200,
  });
  useResetOnUserChange(useStore(store.state, ({ userId }) => userId));
  return (
    <AppLayout>
      <AsyncBoundary
        resource={{ ...purchases, data: purchases.data && (seat ? [seat] : []) }}
        name="Your class"
        singular
        onRetry={() => void store.purchases.load()}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        empty={
          <EmptyState
            title="You have no seat in this class"
            text="Your classes are on My Courses."
            tile={<GraduationCap />}
          >
            <ButtonLink variant="accent" to="/my-courses">
              My Courses
            </ButtonLink>
          </EmptyState>
        }
      >
        {([held]) => held && <OwnClass seat={held} />}
      </AsyncBoundary>
    </AppLayout>
  );
}

function OwnClass({ seat }: { seat: Enrolment }) {
  const store = useLearnerStore();
  const now = useClock();
  const { course, batch } = seat;
  const messages = useResource(store.classMessages).data?.filter(({ batchId }) => batchId === batch.id) ?? [];
  return (
    <>
      <PageHeading
        title={<span dir="auto">{course.name}</span>}
        text={`${scheduleLabel(batch)}, ${usualHours(batch, now)}`}
      />
      <ClassSummary seat={seat} now={now} />
      <ChangeBatchOnArrival seat={seat} />
      {messages.length > 0 && (
        <section className={`stack gap-3 ${styles.part}`} aria-labelledby="class-messages">
          <h2 id="class-messages">Messages from the trainer</h2>
          <ClassMessageList messages={messages} labelledBy="class-messages" />
        </section>
      )}
      <ClassMaterials batch={batch} />
    </>
  );
}
