import { useResource } from '@kaksha/api-client/use-resource';
import { useSettled } from '@kaksha/api-client/use-settled';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { useClock } from '@kaksha/contract/now';
import type { Enrolment } from '@kaksha/domain/payments';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { TextLink } from '@kaksha/ui/link';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { GraduationCap } from 'lucide-react';
import { plannedClasses } from '../../seat/planned-classes';
import { isHeld } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import { ClassCalendar } from './class-calendar';
import { ClassRow } from './class-row';
import styles from './my-courses.module.css';

/** Whether a seat is listed: one that was given back is among the orders only. */
const isListed = (seat: Enrolment) => isHeld(seat) || seat.batch.state === 'cancelled';

/** A row for each class by its next session; finished and cancelled ones are listed below. */
export function ClassList() {
  const store = useLearnerStore();
  const now = useClock();
  const purchases = useResource(store.purchases);
  const certificates = useResource(store.certificates);
  const attendance = useResource(store.attendance);
  const isKnown = useSettled([certificates, attendance]);
  const rows = (seats: readonly Enrolment[], label: string, level: 2 | 3) => (
    <ul className={`panel ${styles.rows}`} aria-label={label}>
      {seats.map((seat) => (
        <ItemBoundary key={seat.id}>
          <li>
            <ClassRow
              seat={seat}
              now={now}
              level={level}
              attendance={attendance.data?.find(({ batchId }) => batchId === seat.batch.id) ?? null}
              certificate={certificates.data?.find(({ batchId }) => batchId === seat.batch.id) ?? null}
            />
          </li>
        </ItemBoundary>
      ))}
    </ul>
  );
  return (
    <>
      <AsyncBoundary
        resource={{ ...purchases, data: (isKnown && purchases.data?.filter(isListed)) || null }}
        name="My courses"
        onRetry={() => void store.purchases.load()}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        empty={
          <EmptyState
            title="No courses yet"
            text="A course that you enrol in appears here, with its next class and how far along you are."
            tile={<GraduationCap />}
          >
            <ButtonLink variant="accent" to="/live-courses">
              Browse courses
            </ButtonLink>
          </EmptyState>
        }
      >
        {(seats) => {
          const ahead = plannedClasses(seats, now).map(({ seat }) => seat);
          const finished = seats.filter((seat) => !ahead.includes(seat));
          return (
            <>
              {ahead.length > 0 ? (
                rows(ahead, 'My courses', 2)
              ) : (
                <p>
                  <span>No class is ahead. </span>
                  <TextLink to="/live-courses">Browse courses</TextLink>
                </p>
              )}
              {finished.length > 0 && (
                <section className="stack gap-4" aria-labelledby="finished">
                  <SectionHeading id="finished" title="Finished" variant="rule" />
                  {rows(finished, 'Finished', 3)}
                </section>
              )}
            </>
          );
        }}
      </AsyncBoundary>
      {purchases.data?.some(isHeld) && <ClassCalendar />}
    </>
  );
}
