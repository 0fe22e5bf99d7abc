import { useResource } from '@kaksha/api-client/use-resource';
import { useSettled } from '@kaksha/api-client/use-settled';
import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useClock } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { ownAttendanceText } from '@kaksha/domain/attendance';
import { usualHours } from '@kaksha/domain/batch-sessions';
import type { Enrolment } from '@kaksha/domain/payments';
import { scheduleLabel } from '@kaksha/domain/timetable';
import { AppLayout } from '@kaksha/ui/app-layout';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { GraduationCap } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { seatStatusOf } from '../../seat/seat-status';
import { ChangeBatchOnArrival } from '../../seat-changes/change-batch-on-arrival';
import { isHeld } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import styles from './class-page.module.css';
import { ClassSide } from './class-side';
import { ClassSummary } from './class-summary';
import { ClassTimeline } from './class-timeline';
import { JoinBar } from './join-bar';
import { PausedNote } from './paused-note';
import { useGiven } from './use-given';

/** One bought batch: its next class, all of its sessions with what they left behind, trainer, messages and place. */
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
        loading={
          <>
            <h1 className="visually-hidden">My class</h1>
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.timelineWaiting} />
          </>
        }
        error={{ level: 1 }}
        empty={
          <EmptyState
            level={1}
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
  const given = useGiven(batch.id);
  const attendances = useResource(store.attendance);
  const attendance = attendances.data?.find(({ batchId }) => batchId === batch.id) ?? null;
  const isSettled = useSettled([attendances, given.materials]);
  const { held, progress } = seatStatusOf(seat, now);
  return (
    <>
      <Breadcrumbs items={[{ label: 'My Courses', to: '/my-courses' }, { label: course.name }]} />
      <PageHeading
        title={<span dir="auto">{course.name}</span>}
        text={`${scheduleLabel(batch)}, ${usualHours(batch, now)}`}
      />
      <div className={styles.page}>
        <div className="stack gap-6">
          {seat.isPaused && <PausedNote />}
          <ClassSummary seat={seat} now={now} />
          {isSettled ? (
            <ClassTimeline
              batch={batch}
              now={now}
              progress={[progress, attendance && ownAttendanceText(attendance)].filter(Boolean).join('. ')}
              attendance={attendance}
              on={given.on}
            />
          ) : (
            <Skeleton shape="block" className={styles.timelineWaiting} />
          )}
        </div>
        <ClassSide seat={seat} held={held} given={given} />
      </div>
      <ChangeBatchOnArrival seat={seat} />
      <JoinBar batch={batch} now={now} />
    </>
  );
}
