import { isOptional } from '@kaksha/domain/notifications';
import { countAccountMail } from '../../modules/mail-limits/budget-service';
import { addMailLinks, type Delivery, deliver, wantsMail } from '../../modules/notifications/delivery-service';
import type { ServiceContext } from '../context/context';
import type { Mail } from '../mail/mailer';
import type { OutboxEvent } from './events';
import { type NotificationOfEvent, subscriptions } from './subscriptions';

/** The queue of notifications. See jobs/notify-users.ts. */
export const notificationQueue = 'notify-users';

/** The queue of mails. See jobs/send-mail.ts. */
export const mailQueue = 'send-mail';

/** Users whose notifications are stored in one transaction. */
const usersAtATime = 200;

/** Identifies one notification of an event, and one mail of it with the user. */
export const deliveryKey = (eventId: string, name: string, userId: number) => `${eventId} ${name} ${userId}`;

/** Stores one notification of an event for its recipients and queues their mails. A repeated call adds nothing. */
export async function notify(context: ServiceContext, event: OutboxEvent, name: string): Promise<void> {
  const { kind, recipients, text, mail } = notificationOf(event, name);
  const all = [...new Set(await recipients(context, event))].sort((a, b) => a - b);
  for (let from = 0; from < all.length; from += usersAtATime) {
    const deliveries: Delivery[] = [];
    for (const userId of all.slice(from, from + usersAtATime)) {
      const key = deliveryKey(event.id, name, userId);
      const data = { eventId: event.id, template: name, userId };
      deliveries.push({
        userId,
        key,
        text: text ? await text(context, event, userId) : null,
        mail: mail ? { queue: mailQueue, data, key } : null,
      });
    }
    await deliver(context, { kind, deliveries, at: event.createdAt });
  }
}

/** The mail of a notification; null when there is nothing to say, the user has turned these mails off or got many today. */
export async function notificationMail(
  context: ServiceContext,
  event: OutboxEvent,
  { name, userId }: { name: string; userId: number },
): Promise<Mail | null> {
  const { kind, mail } = notificationOf(event, name);
  if (!mail || !(await wantsMail(context, { userId, kind }))) return null;
  const rendered = await mail(context, event, userId);
  if (!rendered || (isOptional(kind, 'mail') && !(await countAccountMail(context, { userId })))) return null;
  return addMailLinks(context, rendered, { userId, kind });
}

function notificationOf(event: OutboxEvent, name: string): NotificationOfEvent {
  const notification = subscriptions[event.kind].notifications?.[name];
  if (!notification) throw new Error(`The event ${event.kind} has no notification ${name}.`);
  return notification;
}
