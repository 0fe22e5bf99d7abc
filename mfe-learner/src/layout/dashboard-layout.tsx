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

const entries: { to: string; label: string; Icon: typeof Heart; list?: CountedList }[] = [
  { to: '/user-dashboard', label: 'Overview', Icon: House },
  { to: '/my-courses', label: 'My Courses', Icon: GraduationCap, list: 'purchases' },
  { to: '/user-dashboard/saved-course', label: 'Saved Courses', Icon: Heart, list: 'saved' },
  { to: '/user-dashboard/interested-course', label: 'Interested Courses', Icon: Hand, list: 'interested' },
  { to: '/user-dashboard/send-request', label: 'My Requests', Icon: Send, list: 'requests' },
  { to: '/user-dashboard/purchased-course', label: 'Purchased Courses', Icon: ReceiptText, list: 'payments' },
  { to: '/user-dashboard/profile', label: 'Profile', Icon: UserRound },
];

/** Navigation and content of the learning area. */
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
  const items = entries.map(({ to, label, Icon, list }) => ({
    to,
    label,
    icon: <Icon aria-hidden="true" />,
    count: list && counts[list],
    end: to === '/user-dashboard',
  }));
  return (
    <AppLayout navigation={<SideNav label="Dashboard" items={items} />}>
      <Outlet />
    </AppLayout>
  );
}
