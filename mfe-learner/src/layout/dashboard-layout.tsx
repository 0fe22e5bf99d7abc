import { useReloadForPerson } from '@kaksha/contract/person';
import { SideNav } from '@kaksha/ui/side-nav';
import clsx from 'clsx';
import { Hand, Heart } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { countOf } from '../store/course-lists';
import { useLearnerState } from '../store/store-context';
import styles from './dashboard-layout.module.css';

/** The learner's dashboard: its pages beside their navigation. */
export function DashboardLayout() {
  useReloadForPerson(useLearnerState(({ userId }) => userId));
  const saved = useLearnerState((state) => countOf(state, 'saved'));
  const interested = useLearnerState((state) => countOf(state, 'interested'));
  return (
    <div className={clsx('content', styles.layout)}>
      <SideNav
        label="Dashboard"
        items={[
          {
            to: '/user-dashboard/saved-course',
            label: 'Saved Courses',
            icon: <Heart aria-hidden="true" />,
            count: saved,
          },
          {
            to: '/user-dashboard/interested-course',
            label: 'Interested Courses',
            icon: <Hand aria-hidden="true" />,
            count: interested,
          },
        ]}
      />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
