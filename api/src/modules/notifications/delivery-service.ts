import { shortened } from '@kaksha/domain/cut-text';
import * as limits from '@kaksha/domain/limits';
import { isEnabled, isOptional, type NotificationKind } from '@kaksha/domain/notifications';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { isUserBlocked } from '../../platform/database/blocked-user';
import { isDeletedAddress } from '../../platform/database/deleted-account';
import type { NewJob } from '../../platform/jobs/queue';
import type { Mail } from '../../platform/mail/mailer';
import type { NotificationText } from '../../platform/outbox/event-notification';
import { addNotifications, type Choice, listChoices, lockAddresses } from './repo';
import { withUnsubscribe } from './unsubscribe';

export interface Delivery {
  userId: number;
  /** Null when there is nothing to say in the app. */
  text: NotificationText | null;
  /** The job of the mail; null without one. */
  mail: NewJob | null;
  /** Identifies event, notification and user. */
  key: string;
}

const { titleMax, bodyMax } = limits.notification;

/** Stores notifications and queues their mails, as the settings of the users say. A repeated call adds nothing. */
export async function deliver(
  context: ServiceContext,
  { kind, deliveries, at }: { kind: string; deliveries: readonly Delivery[]; at: Date },
): Promise<void> {
  const userIds = deliveries.map(({ userId }) => userId);
  const named = deliveries.flatMap(({ text }) => text?.aboutUserId ?? []);
  await inTransaction(context, async ({ db, queue }) => {
    const addresses = await lockAddresses(db, [...new Set([...userIds, ...named])]);
    const exists = (id: number) => !isDeletedAddress(addresses.get(id) ?? '@deleted.invalid');
    const choices = await listChoices(db, userIds, kind);
    const wanted =
      (channel: Choice['channel']) =>
      ({ userId }: Delivery) =>
        exists(userId) && isEnabled(kind, channel, choiceOf(choices, userId, channel));
    await addNotifications(
      db,
      deliveries.filter(wanted('in-app')).flatMap(({ userId, text, key }) =>
        text && (text.aboutUserId === undefined || exists(text.aboutUserId))
          ? [
              {
                userId,
                kind,
                key,
                title: cut(text.title, titleMax),
                body: cut(text.body ?? '', bodyMax),
                link: text.link,
                aboutUserId: text.aboutUserId,
                createdAt: at,
              },
            ]
          : [],
      ),
    );
    await queue.add(
      db,
      deliveries.filter(wanted('mail')).flatMap(({ mail }) => mail ?? []),
    );
  });
}

/**
 * Whether the user wants mails of the kind now: a mail can wait for hours in its queue. A blocked user gets those only
 * that no user can turn off.
 */
export async function wantsMail(
  { db }: Pick<ServiceContext, 'db'>,
  { userId, kind }: { userId: number; kind: string },
): Promise<boolean> {
  if (isOptional(kind, 'mail') && (await isUserBlocked(db, userId))) return false;
  return isEnabled(kind, 'mail', choiceOf(await listChoices(db, [userId], kind), userId, 'mail'));
}

/** The mail with its links to the settings. */
export function addMailLinks(
  context: ServiceContext,
  mail: Mail,
  { userId, kind }: { userId: number; kind: NotificationKind },
): Mail {
  return withUnsubscribe(context, mail, { userId, kind, optional: isOptional(kind, 'mail') });
}

const choiceOf = (choices: readonly Choice[], userId: number, channel: Choice['channel']) =>
  choices.find((each) => each.userId === userId && each.channel === channel)?.enabled;

const cut = (text: string, max: number): string => shortened(text.replace(/\s+/g, ' ').trim(), max);
