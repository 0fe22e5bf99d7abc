import { useResetOnUserChange } from '@kaksha/contract/current-user';
import { useMenu } from '@kaksha/contract/menus';
import { AppLayout } from '@kaksha/ui/app-layout';
import { itemOf, SideNav } from '@kaksha/ui/side-nav';
import { Outlet } from 'react-router-dom';
import { useStoreUserId } from '../store/store-context';
import { useNavCounts } from './use-nav-counts';

/** Layout of the trainer area: side navigation and page. */
export function TrainerLayout() {
  useResetOnUserChange(useStoreUserId());
  const { courses, questions } = useNavCounts();
  // By the keys of the remote's own entries.
  const counts: Record<string, number | undefined> = { 'trainer/courses': courses, 'trainer/questions': questions };
  const items = useMenu('trainer').map((entry) => ({ ...itemOf(entry), count: counts[entry.key] }));
  return (
    <AppLayout navigation={<SideNav label="Trainer area" items={items} />}>
      <Outlet />
    </AppLayout>
  );
}
