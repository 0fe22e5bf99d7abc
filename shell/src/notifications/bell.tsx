import { useReadable, useSession } from '@kaksha/contract/host-context';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import styles from './bell.module.css';

/** The link to the notifications with the number of unread ones, for signed-in users. */
export function Bell() {
  const { hasSession, notifications } = useShellHost();
  const { status, user } = useSession();
  const count = useReadable(notifications);
  const unread = count ?? 0;
  const { pathname } = useLocation();
  // With session cookies the user is most likely signed in, so the header does not move when the session is known.
  if (!user && !(status === 'unknown' && hasSession)) return null;
  const shown = unread >= 100 ? '99+' : String(unread);
  return (
    <>
      <Link
        to="/notifications"
        className={styles.bell}
        aria-label={unread > 0 ? `Notifications, ${shown} unread` : 'Notifications'}
        aria-current={pathname === '/notifications' ? 'page' : undefined}
      >
        <BellIcon aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {shown}
          </span>
        )}
      </Link>
      <NewNotifications count={count} />
    </>
  );
}

/** Announces that the number has risen while the page is open. */
function NewNotifications({ count }: { count: number | null }) {
  const before = useRef<number | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const rose = before.current !== null && count !== null && count > before.current;
    before.current = count;
    if (rose) setText(`${count} unread ${count === 1 ? 'notification' : 'notifications'}`);
    else if (count === 0) setText('');
  }, [count]);
  return (
    <span role="status" className="visually-hidden">
      {text}
    </span>
  );
}
