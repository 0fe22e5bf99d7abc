import { useReloadForPerson } from '@kaksha/contract/person';
import { AppLayout } from '@kaksha/ui/app-layout';
import { SideNav } from '@kaksha/ui/side-nav';
import { Hand, Heart } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { countOf } from '../store/course-lists';
import { useLearnerState } from '../store/store-context';

/** The learner's dashboard: its pages beside their navigation. */
export function DashboardLayout() {
  useReloadForPerson(useLearnerState(({ userId }) => userId));
  const saved = useLearnerState((state) => countOf(state, 'saved'));
  const interested = useLearnerState((state) => countOf(state, 'interested'));
  const items = [
    { to: '/user-dashboard/saved-course', label: 'Saved Courses', icon: <Heart aria-hidden="true" />, count: saved },
    {
      to: '/user-dashboard/interested-course',
      label: 'Interested Courses',
      icon: <Hand aria-hidden="true" />,
      count: interested,
    },
  ];
  return (
    <AppLayout navigation={<SideNav label="Dashboard" items={items} />}>
      <Outlet />
    </AppLayout>
  );
}
