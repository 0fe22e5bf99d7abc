import { useReadable } from '@kaksha/contract/host-context';
import { useLocation } from 'react-router-dom';
import { batchIn } from '../../list/use-list-query';
import { useTrainerStore } from '../../store/store-context';
import { BatchCertificates } from './certificates/batch-certificates';
import { StudentCard } from './student-card';
import { UserListSkeleton } from './user-list-skeleton';
import { batchChoices } from './user-sorting';
import { type TabContext, UserTab } from './user-tab';

export function EnrolledTab({ courseId, ...context }: TabContext) {
  const store = useTrainerStore();
  const users = useReadable(store.enrolled.at(courseId));
  const choices = batchChoices(users.data?.results ?? []);
  const only = choices.length === 1 ? choices[0]?.id : null;
  const batchId = batchIn(new URLSearchParams(useLocation().search)) ?? only ?? null;
  return (
    <>
      {choices.some(({ id }) => id === batchId) && batchId !== null && (
        <BatchCertificates key={batchId} batchId={batchId} timeZone={context.timeZone} />
      )}
      {batchId === null && choices.length > 1 && (
        <p>Choose a batch below to see the attendance and the certificates of its learners.</p>
      )}
      <UserTab
        tab="enrolled"
        users={users}
        onRetry={() => void store.enrolled.load(courseId)}
        skeleton={<UserListSkeleton />}
        keyOf={({ userId }) => userId}
      >
        {(student, shown) => <StudentCard {...context} student={student} batchId={shown} />}
      </UserTab>
    </>
  );
}
