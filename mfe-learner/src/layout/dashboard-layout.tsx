import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { AppLayout } from '@kaksha/ui/app-layout';
import { SideNav } from '@kaksha/ui/side-nav';
import { GraduationCap, Hand, Heart, House, ReceiptText, Send, UserRound } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { type CountedList, countOf } from '../store/course-lists';
import { useLearnerState } from '../store/store-context';

const entries: { path: string; label: string; Icon: typeof Heart; list?: CountedList }[] = [
  { path: '', label: 'Overview', Icon: House },
  { path: '/saved-course', label: 'Saved Courses', Icon: Heart, list: 'saved' },
  { path: '/interested-course', label: 'Interested Courses', Icon: Hand, list: 'interested' },
  { path: '/send-request', label: 'My Requests', Icon: Send, list: 'requests' },
  { path: '/purchased-course', label: 'Purchased Courses', Icon: GraduationCap, list: 'purchases' },
  { path: '/profile', label: 'Profile', Icon: UserRound },
  { path: '/payments', label: 'Payments', Icon: ReceiptText, list: 'payments' },
];

/** The learner's dashboard: its pages beside their navigation. */
export function DashboardLayout() {
  useResetOnUserChange(useLearnerState(({ userId }) => userId));
  const state = useLearnerState((all) => all);
  const items = entries.map(({ path, label, Icon, list }) => ({
    to: `/user-dashboard${path}`,
    label,
    icon: <Icon aria-hidden="true" />,
    count: list && countOf(state, list),
    end: path === '',
  }));
  return (
    <AppLayout navigation={<SideNav label="Dashboard" items={items} />}>
      <Outlet />
    </AppLayout>
  );
}
