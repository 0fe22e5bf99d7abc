import { ItemBoundary } from '@kaksha/contract/host-context';
import { formatDateTime } from '@kaksha/domain/dates';
import { labelOfKind, type Notification, type NotificationKind } from '@kaksha/domain/notifications';
import { IconButton } from '@kaksha/ui/icon-button';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import clsx from 'clsx';
import {
  Bell,
  CalendarClock,
  CalendarPlus,
  Check,
  GraduationCap,
  type LucideIcon,
  MessageCircle,
  ShieldCheck,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './notifications.module.css';

interface NotificationListProps {
  notifications: readonly Notification[];
  onRead: (id: number) => void;
}

/** Following a notification's link marks it as read, and so does its button. */
export function NotificationList({ notifications, onRead }: NotificationListProps) {
  return (
    <ul className={`panel round ${styles.list}`} aria-label="Notifications">
      {notifications.map((notification) => (
        <ItemBoundary key={notification.id}>
          <Item notification={notification} onRead={() => onRead(notification.id)} />
        </ItemBoundary>
      ))}
    </ul>
  );
}

function Item({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { kind, title, body, link, createdAt, isRead } = notification;
  const Icon = icons[kind] ?? Bell;
  const zone = useViewerZone() ?? 'UTC';
  return (
    <li className={clsx(styles.item, !isRead && styles.unread)}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
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
          <span>{`${labelOfKind(kind)} · `}</span>
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

const icons: Partial<Record<NotificationKind, LucideIcon>> = {
  'enquiry-answered': MessageCircle,
  'enquiry-received': MessageCircle,
  'enrolment-confirmed': GraduationCap,
  'class-in-24-hours': CalendarClock,
  'class-in-1-hour': CalendarClock,
  'new-batch': CalendarPlus,
  'refund-sent': Undo2,
  'learner-refunded': Undo2,
  'learner-enrolled': UserPlus,
  security: ShieldCheck,
};
