import { useResource } from '@kaksha/api-client/use-resource';
import { useNow } from '@kaksha/contract/now';
import type { EnrolledStudent } from '@kaksha/domain/engagement';
import { ButtonLink } from '@kaksha/ui/button';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CheckInLink } from '../../check-in/check-in-link';
import { batchIn } from '../../list/use-list-query';
import { batchPath } from '../../paths';
import { useTrainerStore } from '../../store/store-context';
import { StudentCard } from './student-card';
import { UserListSkeleton } from './user-list-skeleton';
import { batchChoices } from './user-sorting';
import { type TabContext, UserTab } from './user-tab';

const RefundDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "refund-learner" */ '../../refunds/refund-dialog')).RefundDialog,
);

export function EnrolledTab({ courseId, ...context }: TabContext) {
  const store = useTrainerStore();
  const users = useResource(store.enrolled, courseId);
  const choices = batchChoices(users.data?.results ?? [], context.batches, useNow());
  const only = choices.length === 1 ? choices[0]?.id : null;
  const [refunding, setRefunding] = useState<EnrolledStudent | null>(null);
  const batchId = batchIn(new URLSearchParams(useLocation().search)) ?? only ?? null;
  const batch = context.batches.find(({ id }) => id === batchId);
  return (
    <>
      {batch && (
        <div className="cluster gap-3 gap-x-5 middle">
          <ButtonLink to={batchPath(batch.id)}>Open this batch</ButtonLink>
          <CheckInLink batch={batch} />
          <p className="note">Sessions, messages, materials, attendance and certificates</p>
        </div>
      )}
      {batchId === null && choices.length > 1 && (
        <p>
          Choose a batch below to open it: to write to its learners, to give them materials, and to see attendance and
          certificates.
        </p>
      )}
      <UserTab
        tab="enrolled"
        users={users}
        batches={context.batches}
        onRetry={() => void store.enrolled.load(courseId)}
        skeleton={<UserListSkeleton />}
        keyOf={({ userId }) => userId}
      >
        {(student, shown) => (
          <StudentCard {...context} student={student} batchId={shown} onRefund={() => setRefunding(student)} />
        )}
      </UserTab>
      {refunding && (
        <RefundDialog
          enrolmentId={refunding.enrolmentId}
          name={refunding.name}
          timeZone={context.timeZone}
          onRefunded={() => void store.enrolled.reload(courseId)}
          onClose={() => setRefunding(null)}
        />
      )}
    </>
  );
}
