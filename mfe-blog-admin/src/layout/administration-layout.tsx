import { useSession } from '@kaksha/contract/host-context';
import { type AdministrationPage, administrationFor } from '@kaksha/ui/administration';
import { AppLayout } from '@kaksha/ui/app-layout';
import { SideNav } from '@kaksha/ui/side-nav';
import { Outlet } from 'react-router-dom';

const itemOf = ({ path, label, Icon, within, isServerPage }: AdministrationPage) => ({
  to: path,
  label,
  end: path === '/admin',
  icon: <Icon aria-hidden="true" />,
  within,
  reloads: isServerPage,
});

/** Menu and page of the administrators' area. The server renders the same menu around the pages of the operator. */
export function AdministrationLayout() {
  const { pages, operations } = administrationFor(useSession().user);
  return (
    <AppLayout
      navigation={
        <SideNav
          label="Administration"
          items={pages.map(itemOf)}
          more={{ label: 'Operations', items: operations.map(itemOf) }}
        />
      }
    >
      <Outlet />
    </AppLayout>
  );
}
