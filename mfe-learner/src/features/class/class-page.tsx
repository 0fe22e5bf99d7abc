import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useReadable } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import { usePage } from '@kaksha/contract/page';
import { ownAttendanceText } from '@kaksha/domain/attendance';
import { batchHours } from '@kaksha/domain/batches';
import type { Material } from '@kaksha/domain/materials';
import type { Enrolment } from '@kaksha/domain/payments';
import { coursePath, trainerPath } from '@kaksha/domain/slugs';
import { scheduleLabel } from '@kaksha/domain/timetable';
import { AppLayout } from '@kaksha/ui/app-layout';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { canJoin } from '@kaksha/ui/join-class';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useClock } from '@kaksha/ui/use-clock';
import { GraduationCap } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { AddToCalendar } from '../../add-to-calendar';
import { ContactTrainer } from '../../contact/contact-trainer';
import { JoinClass } from '../../join-class';
import { ClassMessages } from '../../seat/class-messages';
import { nextClassOf, seatStatusOf } from '../../seat/seat-status';
import { isHeld } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import styles from './class-page.module.css';
import { MaterialList } from './material-list';

/** One bought batch: its next class, materials and recordings, and what the trainer wrote. */
export function Page() {
  const store = useLearnerStore();
  const batchId = Number(useParams().batchId);
  const purchases = useReadable(store.purchases.at());
  const seat = purchases.data?.find((each) => isHeld(each) && each.batch.id === batchId) ?? null;
  const isMissing = purchases.data !== null && seat === null;
  usePage({
    title: isMissing ? 'No such class' : (seat?.course.name ?? 'My class'),
    noindex: true,
    status: isMissing ? 404 : 200,
  });
  useResetOnUserChange(useReadable(store.userId));
  return (
    <AppLayout>
      <AsyncBoundary
        resource={{ ...purchases, data: purchases.data && (seat ? [seat] : []) }}
        name="Your class"
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
  const now = useClock(useNow());
  const { course, batch } = seat;
  const materials = useReadable(store.materials.at());
  const messages = useReadable(store.classMessages.at()).data ?? [];
  const attendance = useReadable(store.attendance.at()).data?.find(({ batchId }) => batchId === batch.id);
  const { tone, label, progress } = seatStatusOf(seat, now);
  const own = materials.data?.filter(({ batchId }) => batchId === batch.id) ?? null;
  const ofKind = (kind: Material['kind']) => own?.filter((each) => each.kind === kind) ?? [];
  return (
    <>
      <PageHeading title={course.name} text={`${scheduleLabel(batch)}, ${batchHours(batch)}`} />
      <section className={styles.panel} aria-label="Your seat">
        <p className={styles.facts}>
          <Badge tone={tone}>{label}</Badge>
          <Link to={trainerPath(course.trainer.id)}>{course.trainer.name}</Link>
          <Link to={coursePath(course)}>Course page</Link>
        </p>
        <p>{[progress, nextClassOf(seat, now)].filter(Boolean).join('. ')}</p>
        {attendance && <p>{ownAttendanceText(attendance)}</p>}
        <div className={styles.actions}>
          {canJoin(batch, now) && <JoinClass batch={batch} />}
          {label !== 'Completed' && <AddToCalendar seat={seat} />}
          <ContactTrainer seat={seat} />
        </div>
        <ClassMessages messages={messages.filter(({ batchId }) => batchId === batch.id)} />
      </section>
      <AsyncBoundary
        resource={{ ...materials, data: own }}
        name="Materials and recordings"
        onRetry={() => void store.materials.load()}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        empty={
          <p className={styles.note}>
            No materials yet. What your trainer gives to this class appears here, and stays after the course.
          </p>
        }
      >
        {() => (
          <>
            <MaterialList title="Recordings" materials={ofKind('recording')} />
            <MaterialList title="Materials" materials={ofKind('material')} />
          </>
        )}
      </AsyncBoundary>
    </>
  );
}
