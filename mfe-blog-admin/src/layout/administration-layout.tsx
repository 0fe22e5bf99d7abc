import { useMenu } from '@kaksha/contract/menus';
import { AppLayout } from '@kaksha/ui/app-layout';
import { itemOf, SideNav } from '@kaksha/ui/side-nav';
import { Outlet } from 'react-router-dom';

/** Menu and page of the administrators' area. The server renders the same menu around the pages of the operator. */
export function AdministrationLayout() {
  const entries = useMenu('admin');
  const pages = entries.filter(({ group }) => !group);
  const operations = entries.filter(({ group }) => group);
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
