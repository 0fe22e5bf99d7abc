import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch, CourseSummary } from '@kaksha/domain/catalogue';
import type { EnrolledStudent } from '@kaksha/domain/engagement';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { reloadTaught } from '../../../store/own-courses';
import { useTrainerStore } from '../../../store/store-context';
import { learnersOf } from './find-learners';
import { LearnerResults } from './learner-results';
import styles from './learners.module.css';

const RefundDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "refund-learner" */ '../../../refunds/refund-dialog')).RefundDialog,
);

interface LearnersTabProps {
  course: CourseSummary;
  batch: Batch;
  /** IANA. */
  timeZone: string;
}

/** The learners of a batch, to find, to write to and to refund. */
export function LearnersTab({ course, batch, timeZone }: LearnersTabProps) {
  const store = useTrainerStore();
  const { enrolled, certificates } = store;
  const students = useResource(enrolled, course.id);
  const attendance = useResource(certificates, batch.id).data;
  const [refunding, setRefunding] = useState<EnrolledStudent | null>(null);
  useEffect(() => {
    void enrolled.load(course.id);
    void certificates.load(batch.id);
  }, [enrolled, certificates, course.id, batch.id]);
  return (
    <>
      <AsyncBoundary
        resource={students}
        name="The learners"
        error={{ level: 2 }}
        onRetry={() => void enrolled.load(course.id)}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        isEmpty={({ results }) => learnersOf(batch.id, results, null).length === 0}
        empty={
          <EmptyState
            level={2}
            title="No learners yet"
            text="They are listed here as soon as they take a seat in this batch."
            tile={<Users />}
          />
        }
      >
        {({ results }) => (
          <LearnerResults
            batchId={batch.id}
            courseName={course.name}
            learners={learnersOf(batch.id, results, attendance)}
            certificates={attendance}
            timeZone={timeZone}
            onRefund={setRefunding}
          />
        )}
      </AsyncBoundary>
      {refunding && (
        <RefundDialog
          enrolmentId={refunding.enrolmentId}
          name={refunding.name}
          timeZone={timeZone}
          onRefunded={() => void Promise.all([enrolled.reload(course.id), reloadTaught(store)])}
          onClose={() => setRefunding(null)}
        />
      )}
    </>
  );
}
