import { useReloadForPerson } from '@kaksha/contract/person';
import { AppLayout } from '@kaksha/ui/app-layout';
import { SideNav } from '@kaksha/ui/side-nav';
import { BookOpen } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { useTrainerState } from '../store/store-context';

/** The trainer area: its pages beside their navigation. */
export function TrainerLayout() {
  useReloadForPerson(useTrainerState(({ userId }) => userId));
  const count = useTrainerState(({ courses: { published, draft } }) =>
    published.data && draft.data ? published.data.length + draft.data.length : undefined,
  );
  const items = [
    { to: '/patron/basicdetails/courses/allcourses', label: 'Courses', icon: <BookOpen aria-hidden="true" />, count },
  ];
  return (
    <AppLayout navigation={<SideNav label="Trainer area" items={items} />}>
      <Outlet />
    </AppLayout>
  );
}
