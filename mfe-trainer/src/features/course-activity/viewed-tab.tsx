import { Spinner } from '@kaksha/ui/spinner';
import { useArea } from '../../store/area';
import { loadActivity } from '../../store/people';
import { useTrainerStore } from '../../store/store-context';
import type { TabContext } from './tab-context';
import { TabPeople } from './tab-people';
import { ViewerCard } from './viewer-card';

export function ViewedTab({ courseId, ...context }: TabContext) {
  const store = useTrainerStore();
  return (
    <TabPeople
      tab="activity"
      people={useArea('activity', String(courseId))}
      onRetry={() => void loadActivity(store, courseId)}
      skeleton={<Spinner />}
      keyOf={({ userId }) => userId}
    >
      {(viewer) => <ViewerCard {...context} viewer={viewer} />}
    </TabPeople>
  );
}
