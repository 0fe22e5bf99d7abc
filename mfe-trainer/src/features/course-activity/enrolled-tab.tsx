import { useArea } from '../../store/area';
import { loadEnrolled } from '../../store/people';
import { useTrainerStore } from '../../store/store-context';
import { PeopleSkeleton } from './people-skeleton';
import { StudentCard } from './student-card';
import type { TabContext } from './tab-context';
import { TabPeople } from './tab-people';

export function EnrolledTab({ courseId, ...context }: TabContext) {
  const store = useTrainerStore();
  return (
    <TabPeople
      tab="enrolled"
      people={useArea('enrolled', String(courseId))}
      onRetry={() => void loadEnrolled(store, courseId)}
      skeleton={<PeopleSkeleton />}
      keyOf={({ userId }) => userId}
    >
      {(student) => <StudentCard {...context} student={student} />}
    </TabPeople>
  );
}
