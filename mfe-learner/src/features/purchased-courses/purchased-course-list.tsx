import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { useNow } from '@kaksha/contract/now';
import type { Enrolment } from '@kaksha/domain/payments';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { Disclosure } from '@kaksha/ui/disclosure';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Skeleton } from '@kaksha/ui/skeleton';
import { GraduationCap } from 'lucide-react';
import { isHeld } from '../../store/learner-data';
import { useLearnerStore } from '../../store/store-context';
import { ClassCalendar } from './class-calendar';
import { PurchasedCourseCard } from './purchased-course-card';
import styles from './purchased-courses.module.css';

/** Courses with a seat; refunded seats are listed below. */
export function PurchasedCourseList({ name }: { name: string }) {
  const store = useLearnerStore();
  const now = useNow();
  const purchases = useResource(store.purchases);
  const { data } = purchases;
  const certificates = useResource(store.certificates).data ?? [];
  const messages = useResource(store.classMessages).data ?? [];
  const materials = useResource(store.materials).data ?? [];
  const attendance = useResource(store.attendance).data ?? [];
  const refunded = data?.filter((seat) => !isHeld(seat)) ?? [];
  const cards = (seats: readonly Enrolment[], label: string) => (
    <ul className={`stack gap-3 ${styles.list}`} aria-label={label}>
      {seats.map((seat) => (
        <ItemBoundary key={seat.id}>
          <li>
            <PurchasedCourseCard
              seat={seat}
              now={now}
              messages={messages.filter(({ batchId }) => batchId === seat.batch.id)}
              materialCount={materials.filter(({ batchId }) => batchId === seat.batch.id).length}
              attendance={attendance.find(({ batchId }) => batchId === seat.batch.id) ?? null}
              certificate={certificates.find(({ batchId }) => batchId === seat.batch.id) ?? null}
            />
          </li>
        </ItemBoundary>
      ))}
    </ul>
  );
  return (
    <>
      <AsyncBoundary
        resource={{ ...purchases, data: data?.filter(isHeld) ?? null }}
        name={name}
        onRetry={() => void store.purchases.load()}
        loading={
          <div className={`stack gap-3 ${styles.list}`}>
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.waiting} />
          </div>
        }
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
        {(seats) => cards(seats, name)}
      </AsyncBoundary>
      {refunded.length > 0 && (
        <Disclosure level={2} title={`Given back (${refunded.length})`}>
          {cards(refunded, 'Given back')}
        </Disclosure>
      )}
      {data?.some(isHeld) && <ClassCalendar />}
    </>
  );
}
