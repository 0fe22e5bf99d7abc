import type { Page } from '@kaksha/domain/catalogue';
import type { Notification, NotificationSetting, SettingChange } from '@kaksha/domain/notifications';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { pageOf, resultOf, resultsOf } from './envelope';
import type {
  NotificationPreferencesWire,
  NotificationSettingWire,
  NotificationWire,
  UnreadNotificationsWire,
} from './generated/wire';

export interface NotificationsQuery {
  unread?: boolean;
  kind?: string;
  page?: number;
  count?: number;
}

export interface NotificationPreferences {
  /** The kind of the mail with the link. */
  kind: string;
  settings: NotificationSetting[];
}

const toSetting = ({ channels, ...wire }: NotificationSettingWire): NotificationSetting => ({
  ...wire,
  channels: Object.fromEntries(channels.map(({ channel, enabled, mandatory }) => [channel, { enabled, mandatory }])),
});

const toPreferences = ({ kind, settings }: NotificationPreferencesWire): NotificationPreferences => ({
  kind,
  settings: settings.map(toSetting),
});

/** The user's notifications, latest first. */
export async function getNotifications(
  http: AxiosInstance,
  query: NotificationsQuery = {},
): Promise<Page<Notification>> {
  return pageOf<NotificationWire, Notification>(await http.get('/notifications', { params: query }), toCamelCaseKeys);
}

/** Marks the given notifications, or all, as read. Returns the number of unread ones. */
export async function markNotificationsRead(
  http: AxiosInstance,
  which: { ids: readonly number[] } | { all: true },
): Promise<number> {
  return resultOf<UnreadNotificationsWire>(await http.post('/notifications/read', which)).unread;
}

export async function getNotificationSettings(http: AxiosInstance): Promise<NotificationSetting[]> {
  return resultsOf<NotificationSettingWire>(await http.get('/notification-settings')).map(toSetting);
}

export async function updateNotificationSettings(
  http: AxiosInstance,
  settings: readonly SettingChange[],
): Promise<NotificationSetting[]> {
  return resultsOf<NotificationSettingWire>(await http.put('/notification-settings', { settings })).map(toSetting);
}

/** The setting that a mail's link opens. Rejects with PREFERENCES_NOT_FOUND (404). */
export async function getNotificationPreferences(http: AxiosInstance, key: string): Promise<NotificationPreferences> {
  const response = await http.get('/notification-preferences', { params: { key } });
  return toPreferences(resultOf<NotificationPreferencesWire>(response));
}

export async function updateNotificationPreferences(
  http: AxiosInstance,
  key: string,
  settings: readonly SettingChange[],
): Promise<NotificationPreferences> {
  const response = await http.put('/notification-preferences', { key, settings });
  return toPreferences(resultOf<NotificationPreferencesWire>(response));
}

/** Ends the mails that others cause to the mailbox of a link. Rejects with REFUSAL_NOT_FOUND (404). */
export async function refuseMails(http: AxiosInstance, key: string): Promise<void> {
  await http.post('/mail-refusals', undefined, { params: { key } });
}

/** Ends the mails of the link's kind. */
export async function unsubscribeFromMails(http: AxiosInstance, key: string): Promise<void> {
  await http.post('/notification-preferences/unsubscribe', undefined, { params: { key } });
}
