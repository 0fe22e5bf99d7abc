import { useReadable } from '@kaksha/contract/host-context';
import { useTrainerStore } from '../../store/store-context';
import { StudentCard } from './student-card';
import { UserListSkeleton } from './user-list-skeleton';
import { type TabContext, UserTab } from './user-tab';

export function EnrolledTab({ courseId, ...context }: TabContext) {
  const store = useTrainerStore();
  return (
    <UserTab
      tab="enrolled"
      users={useReadable(store.enrolled.at(courseId))}
      onRetry={() => void store.enrolled.load(courseId)}
      skeleton={<UserListSkeleton />}
      keyOf={({ userId }) => userId}
    >
      {(student, batchId) => <StudentCard {...context} student={student} batchId={batchId} />}
    </UserTab>
  );
}
