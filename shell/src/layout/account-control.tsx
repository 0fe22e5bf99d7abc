import { useSession } from '@kaksha/contract/host-context';
import { useMenu } from '@kaksha/contract/menus';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { Avatar } from '@kaksha/ui/avatar';
import { Button } from '@kaksha/ui/button';
import { Menu } from '@kaksha/ui/menu';
import type { MenuEntry } from '@kaksha/ui/menu-popup';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import styles from './account-control.module.css';

/** Sign-in link for visitors, account menu for signed-in users. */
export function AccountControl() {
  const { session, hasSession } = useShellHost();
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const signOut = () => void session.signOut();

  if (user) return <AccountMenu user={user} onSignOut={signOut} />;
  // With session cookies the user is most likely signed in, so 'Sign in' is not shown before the session is known.
  if (status === 'unknown' && hasSession) return <Skeleton shape="block" className={styles.waiting} />;
  if (pathname === '/login') return null;
  return (
    <Button size="s" className={styles.signIn} onClick={() => void session.require()}>
      Sign in
    </Button>
  );
}

function AccountMenu({ user, onSignOut }: { user: CurrentUser; onSignOut: () => void }) {
  const items: MenuEntry[] = [
    ...useMenu('account').map(({ label, to }) => ({ label, to })),
    'separator',
    { label: 'Sign out', onSelect: onSignOut },
  ];
  return (
    <Menu
      label={user.name}
      items={items}
      head={user.email}
      align="end"
      trigger={(props) => (
        <button type="button" className={styles.account} {...props}>
          <Avatar name={user.name} picture={user.photo} size="xs" />
          <span className={styles.name} dir="auto">
            {user.name}
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    />
  );
}
