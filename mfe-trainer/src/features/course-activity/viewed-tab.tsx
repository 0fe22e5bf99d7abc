import { useResource } from '@kaksha/api-client/use-resource';
import { Spinner } from '@kaksha/ui/spinner';
import { useTrainerStore } from '../../store/store-context';
import { type TabContext, UserTab } from './user-tab';
import { ViewerCard } from './viewer-card';

export function ViewedTab({ courseId, ...context }: TabContext) {
  const store = useTrainerStore();
  return (
    <UserTab
      tab="activity"
      batches={context.batches}
      users={useResource(store.activity, courseId)}
      onRetry={() => void store.activity.load(courseId)}
      skeleton={<Spinner />}
      keyOf={({ id }) => id}
    >
      {(viewer) => <ViewerCard {...context} viewer={viewer} />}
    </UserTab>
  );
}
