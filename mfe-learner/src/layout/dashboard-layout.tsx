import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useReadable } from '@kaksha/contract/host-context';
import { AppLayout } from '@kaksha/ui/app-layout';
import { SideNav } from '@kaksha/ui/side-nav';
import { GraduationCap, Hand, Heart, House, ReceiptText, Send, UserRound } from 'lucide-react';
import { Outlet } from 'react-router-dom';
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
  useResetOnUserChange(useReadable(store.userId));
  const counts: Record<CountedList, number | undefined> = {
    saved: visibleCourses(useReadable(store.saved.at()).data)?.length,
    interested: visibleCourses(useReadable(store.interested.at()).data)?.length,
    requests: useReadable(store.requests.at()).data?.length,
    purchases: useReadable(store.purchases.at()).data?.filter(isHeld).length,
    payments: useReadable(store.payments.at()).data?.length,
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
