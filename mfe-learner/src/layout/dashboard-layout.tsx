import { useResource } from '@kaksha/api-client/use-resource';
import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useMenu } from '@kaksha/contract/menus';
import { AppLayout } from '@kaksha/ui/app-layout';
import { itemOf, SideNav } from '@kaksha/ui/side-nav';
import { Outlet } from 'react-router-dom';
import { useStore } from 'zustand';
import { visibleCourses } from '../store/course-lists';
import { isHeld } from '../store/learner-data';
import { useLearnerStore } from '../store/store-context';

/** Navigation and content of the learning area. */
export function DashboardLayout() {
  const store = useLearnerStore();
  useResetOnUserChange(useStore(store.state, ({ userId }) => userId));
  // By the keys of the remote's own entries.
  const counts: Record<string, number | undefined> = {
    'learner/saved': visibleCourses(useResource(store.saved).data)?.length,
    'learner/interested': visibleCourses(useResource(store.interested).data)?.length,
    'learner/requests': useResource(store.requests).data?.length,
    'learner/courses': useResource(store.purchases).data?.filter(isHeld).length,
    'learner/purchased': useResource(store.payments).data?.length,
  };
  const items = useMenu('dashboard').map((entry) => ({ ...itemOf(entry), count: counts[entry.key] }));
  return (
    <AppLayout navigation={<SideNav label="Dashboard" items={items} />}>
      <Outlet />
    </AppLayout>
  );
}
