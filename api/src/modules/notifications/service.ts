import { randomUUID } from 'node:crypto';
import * as limits from '@kaksha/domain/limits';
import { isRemoteKind } from '@kaksha/domain/notification-kinds';
import {
  isKnownKind,
  isOptional,
  kindsFor,
  type NotificationKind,
  type NotificationSetting,
  type SettingChange,
  settingOf,
} from '@kaksha/domain/notifications';
import { sitePath } from '@kaksha/domain/site-path';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { isDeletedAddress } from '../../platform/database/deleted-account';
import { deliver } from './delivery-service';
import {
  linkLeavesSite,
  nothingToMark,
  notOptional,
  preferencesNotFound,
  signInForSettings,
  titleRequired,
  tooManyKinds,
  tooManyNotifications,
} from './errors';
import {
  countRaised,
  countUnread,
  deleteNotificationsBefore,
  findOwner,
  listChoices,
  listNotifications,
  lockRaising,
  markRead,
  type NotificationRow,
  saveChoices,
} from './repo';
import { type MailSubscription, readKey } from './unsubscribe';

/** The caller's notifications, latest first. */
export async function getNotifications(
  { db, principal }: UserContext,
  input: { unread: boolean; kind?: string; page: number; count: number },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const { rows, total } = await listNotifications(db, principal.id, input);
  // A release before a rollback can have stored kinds that this one does not know.
  return { rows: rows.filter(({ kind }) => isKnownKind(kind)), total };
}

/** At most 100. */
export async function getUnreadNotifications({ db, principal }: UserContext): Promise<number> {
  return countUnread(db, principal.id);
}

/**
 * Ids of other users' notifications are ignored. Returns the number of unread ones.
 * @throws ApiError VALIDATION_FAILED (400)
 */
export async function markNotificationsRead(
  { db, principal, clock }: UserContext,
  { ids, all = false }: { ids?: readonly number[]; all?: boolean },
): Promise<number> {
  if (!all && !ids?.length) throw nothingToMark();
  await markRead(db, principal.id, { ...(!all && { ids }), now: clock.now() });
  return countUnread(db, principal.id);
}

/**
 * Adds a notification that a page of a remote raises, unless the caller has turned its kind off. Returns the number of
 * unread ones.
 * @throws ApiError VALIDATION_FAILED (400), TOO_MANY_REQUESTS (429)
 */
export async function raiseNotification(
  context: UserContext,
  { kind, title, body, link }: { kind: string; title: string; body?: string; link?: string },
): Promise<number> {
  const { db, principal, clock } = context;
  if (!title.trim()) throw titleRequired();
  if (link !== undefined && !sitePath(link)) throw linkLeavesSite();
  const at = clock.now();
  const since = new Date(at.getTime() - hourMs);
  await inTransaction(context, async (tx) => {
    await lockRaising(tx.db, principal.id);
    const raised = await countRaised(tx.db, { userId: principal.id, since });
    if (raised >= limits.notification.raisedPerHour) throw tooManyNotifications();
    const text = { title, ...(body && { body }), ...(link && { link }) };
    const key = `raised ${randomUUID()}`;
    await deliver(tx, { kind, deliveries: [{ userId: principal.id, text, mail: null, key }], at });
  });
  return countUnread(db, principal.id);
}

export async function getNotificationSettings({ db, principal }: UserContext): Promise<NotificationSetting[]> {
  return settingsOf({ db }, { userId: principal.id, isTrainer: principal.trainerId !== null });
}

/** @throws ApiError VALIDATION_FAILED (400) for a mandatory notification */
export async function updateNotificationSettings(
  context: UserContext,
  { settings }: { settings: readonly SettingChange[] },
): Promise<NotificationSetting[]> {
  await change(context, context.principal.id, settings);
  return getNotificationSettings(context);
}

/** The setting of the kind of mail that a link is for. @throws ApiError PREFERENCES_NOT_FOUND (404) */
export async function getNotificationPreferences(
  context: ServiceContext,
  { key }: { key: string },
): Promise<{ kind: NotificationKind; settings: NotificationSetting[] }> {
  const { userId, kind } = await openKey(context, key);
  const settings = await settingsOf(context, { userId, isTrainer: true });
  return { kind, settings: settings.filter((each) => each.kind === kind) };
}

/**
 * Ends the mails of the link's kind. A mail can be forwarded, so its link changes nothing else.
 * @throws ApiError PREFERENCES_NOT_FOUND (404), FORBIDDEN (403) for any other change, VALIDATION_FAILED (400) for a
 * mandatory notification
 */
export async function updateNotificationPreferences(
  context: ServiceContext,
  { key, settings }: { key: string; settings: readonly SettingChange[] },
): Promise<{ kind: NotificationKind; settings: NotificationSetting[] }> {
  const { userId, kind } = await openKey(context, key);
  if (settings.some((each) => each.kind !== kind || each.channel !== 'mail' || each.enabled)) throw signInForSettings();
  await change(context, userId, settings);
  return getNotificationPreferences(context, { key });
}

/** Ends the mails of one kind. @throws ApiError PREFERENCES_NOT_FOUND (404) */
export async function unsubscribeFromMails(context: ServiceContext, { key }: { key: string }): Promise<void> {
  const { userId, kind } = await openKey(context, key);
  if (isOptional(kind, 'mail')) await change(context, userId, [{ kind, channel: 'mail', enabled: false }]);
}

/** Deletes notifications after 180 days. */
export async function deleteOldNotifications({ db, clock }: ServiceContext): Promise<void> {
  await deleteNotificationsBefore(db, new Date(clock.now().getTime() - 180 * dayMs));
}

async function settingsOf(
  { db }: Pick<ServiceContext, 'db'>,
  { userId, isTrainer }: { userId: number; isTrainer: boolean },
): Promise<NotificationSetting[]> {
  const choices = await listChoices(db, [userId]);
  return [...kindsFor({ isTrainer }), ...remoteKindsIn(choices)].map((kind) =>
    settingOf(
      kind,
      Object.fromEntries(choices.filter((each) => each.kind === kind).map((each) => [each.channel, each.enabled])),
    ),
  );
}

const remoteKindsIn = (choices: readonly { kind: string }[]) =>
  [...new Set(choices.map(({ kind }) => kind).filter(isRemoteKind))].sort();

async function change(
  { db }: Pick<ServiceContext, 'db'>,
  userId: number,
  changes: readonly SettingChange[],
): Promise<void> {
  if (changes.some(({ kind, channel }) => !isKnownKind(kind) || !isOptional(kind, channel))) throw notOptional();
  if (remoteKindsIn(changes).length > 0) {
    const choices = await listChoices(db, [userId]);
    if (remoteKindsIn([...choices, ...changes]).length > limits.notification.remoteKinds) throw tooManyKinds();
  }
  // PostgreSQL rejects a statement that writes one row twice; the last change of a setting counts.
  const last = new Map(changes.map((each) => [`${each.kind} ${each.channel}`, { ...each, userId }]));
  await saveChoices(db, [...last.values()]);
}

async function openKey(context: ServiceContext, key: string): Promise<MailSubscription> {
  const subscription = readKey(context, key);
  const owner = subscription && (await findOwner(context.db, subscription.userId));
  if (!owner || isDeletedAddress(owner.email)) throw preferencesNotFound();
  return subscription;
}
