import { ItemBoundary } from '@kaksha/contract/host-context';
import { formatDateTime } from '@kaksha/domain/dates';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import type { Notification } from '@kaksha/domain/notifications';
import { IconButton } from '@kaksha/ui/icon-button';
import { MenuIcon } from '@kaksha/ui/menu-icon';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './notifications.module.css';

interface NotificationListProps {
  notifications: readonly Notification[];
  kinds: readonly NotificationDeclaration[];
  onRead: (id: number) => void;
}

/** Following a notification's link marks it as read, and so does its button. */
export function NotificationList({ notifications, kinds, onRead }: NotificationListProps) {
  return (
    <ul className={`panel round ${styles.list}`} aria-label="Notifications">
      {notifications.map((notification) => (
        <ItemBoundary key={notification.id}>
          <Item notification={notification} kinds={kinds} onRead={() => onRead(notification.id)} />
        </ItemBoundary>
      ))}
    </ul>
  );
}

interface ItemProps extends Pick<NotificationListProps, 'kinds'> {
  notification: Notification;
  onRead: () => void;
}

function Item({ notification, kinds, onRead }: ItemProps) {
  const { kind, title, body, link, createdAt, isRead } = notification;
  // A remote that is no longer live has left its notifications.
  const { label = 'Notification', icon = 'bell' } = kinds.find((each) => each.kind === kind) ?? {};
  const zone = useViewerZone() ?? 'UTC';
  return (
    <li className={clsx(styles.item, !isRead && styles.unread)}>
      <span className={styles.icon} aria-hidden="true">
        <MenuIcon name={icon} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          {link ? (
            <Link to={link} className={styles.link} onClick={isRead ? undefined : onRead} dir="auto">
              {title}
            </Link>
          ) : (
            <span dir="auto">{title}</span>
          )}
          {!isRead && <span className="visually-hidden"> (unread)</span>}
        </p>
        {body && (
          <p className={styles.body}>
            <span dir="auto">{body}</span>
          </p>
        )}
        <p className="meta">
          <span>{`${label} · `}</span>
          <time dateTime={createdAt}>{formatDateTime(createdAt, zone)}</time>
        </p>
      </div>
      {!isRead && (
        <IconButton
          className={styles.read}
          label={`Mark “${title}” as read`}
          icon={<Check aria-hidden="true" />}
          onClick={onRead}
        />
      )}
    </li>
  );
}
