import { useResource } from '@kaksha/api-client/use-resource';
import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { AppLayout } from '@kaksha/ui/app-layout';
import { SideNav } from '@kaksha/ui/side-nav';
import { GraduationCap, Hand, Heart, House, ReceiptText, Send, UserRound } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { useStore } from 'zustand';
import { visibleCourses } from '../store/course-lists';
import { isHeld } from '../store/learner-data';
import { useLearnerStore } from '../store/store-context';

type CountedList = 'saved' | 'interested' | 'requests' | 'purchases' | 'payments';

const entries: { path: string; label: string; Icon: typeof Heart; list?: CountedList }[] = [
  { path: '', label: 'Overview', Icon: House },
  { path: '/saved-course', label: 'Saved Courses', Icon: Heart, list: 'saved' },
  { path: '/interested-course', label: 'Interested Courses', Icon: Hand, list: 'interested' },
  { path: '/send-request', label: 'My Requests', Icon: Send, list: 'requests' },
  { path: '/purchased-course', label: 'Purchased Courses', Icon: GraduationCap, list: 'purchases' },
  { path: '/profile', label: 'Profile', Icon: UserRound },
  { path: '/payments', label: 'Payments', Icon: ReceiptText, list: 'payments' },
];

/** Navigation and content of the learner dashboard. */
export function DashboardLayout() {
  const store = useLearnerStore();
  useResetOnUserChange(useStore(store.state, ({ userId }) => userId));
  const counts: Record<CountedList, number | undefined> = {
    saved: visibleCourses(useResource(store.saved).data)?.length,
    interested: visibleCourses(useResource(store.interested).data)?.length,
    requests: useResource(store.requests).data?.length,
    purchases: useResource(store.purchases).data?.filter(isHeld).length,
    payments: useResource(store.payments).data?.length,
  };
  const items = entries.map(({ path, label, Icon, list }) => ({
    to: `/user-dashboard${path}`,
    label,
    icon: <Icon aria-hidden="true" />,
    count: list && counts[list],
    end: path === '',
  }));
  return (
    <AppLayout navigation={<SideNav label="Dashboard" items={items} />}>
      <Outlet />
    </AppLayout>
  );
}
