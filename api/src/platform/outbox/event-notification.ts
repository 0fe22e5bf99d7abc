import type { NotificationKind } from '@kaksha/domain/notifications';
import type { ServiceContext } from '../context/context';
import type { Mail } from '../mail/mailer';
import type { EventKind, OutboxEvent } from './events';

/** The notification that one user reads in the app. */
export interface NotificationText {
  /** One line. */
  title: string;
  body?: string;
  /** Path on this site. */
  link?: string;
  /** Another user whom the texts name. Deleting that account deletes the notification. */
  aboutUserId?: number;
}

/** A notification of one kind of event. The settings of each recipient decide between the app and mail. */
export interface EventNotification<Kind extends EventKind> {
  kind: NotificationKind;
  /** Ids of users. */
  recipients(context: ServiceContext, event: OutboxEvent<Kind>): Promise<readonly number[]>;
  /** The in-app notification of a recipient; null when its subject no longer exists. */
  text?(context: ServiceContext, event: OutboxEvent<Kind>, userId: number): Promise<NotificationText | null>;
  /** The mail of a recipient; null when there is nothing to say any more. */
  mail?(context: ServiceContext, event: OutboxEvent<Kind>, userId: number): Promise<Mail | null>;
}
