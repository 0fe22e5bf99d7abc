import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { acceptOneClick } from '../../platform/http/one-click';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, Paged, paged } from '../../platform/http/wire';
import { presentNotification, presentSetting } from './present';
import {
  KeyQuery,
  NotificationsQuery,
  NotificationWire,
  PreferencesBody,
  PreferencesWire,
  RaisedBody,
  ReadBody,
  SettingsBody,
  SettingWire,
  UnreadWire,
} from './schema';
import {
  getNotificationPreferences,
  getNotificationSettings,
  getNotifications,
  getUnreadNotifications,
  markNotificationsRead,
  raiseNotification,
  unsubscribeFromMails,
  updateNotificationPreferences,
  updateNotificationSettings,
} from './service';

/** Notifications of the caller, settings, and what works without a session from a mail's link. */
export const notificationRoutes: ApiModule = async (app, context) => {
  const operation = operations(app, 'notifications');
  operation('getNotifications', 'GET /notifications', {
    summary: "The caller's notifications, latest first",
    caller: 'user',
    preValidation: dropEmptyQuery,
    query: NotificationsQuery,
    responses: { 200: Paged(NotificationWire) },
    handler: async ({ context, query }) => {
      const { unread = false, kind, page = 1, count = 20 } = query;
      const { rows, total } = await getNotifications(context, { unread, kind, page, count });
      return paged(
        { results: eachPresented(context, rows, presentNotification), total, capped: false },
        { page, count },
      );
    },
  });

  operation('getUnreadNotifications', 'GET /notifications/unread', {
    summary: 'How many notifications of the caller are unread',
    caller: 'user',
    // Each open tab calls it every few seconds.
    logLevel: 'warn',
    answer: UnreadWire,
    handler: async ({ context }) => ({ unread: await getUnreadNotifications(context) }),
  });

  operation('raiseNotification', 'POST /notifications', {
    summary: 'Add a notification of a remote for the caller',
    description: 'Adds nothing when the caller has turned the kind off',
    caller: 'user',
    body: RaisedBody,
    answer: UnreadWire,
    refuses: [429],
    handler: async ({ context, body }) => ({ unread: await raiseNotification(context, body) }),
  });

  operation('markNotificationsRead', 'POST /notifications/read', {
    summary: 'Mark notifications as read',
    description: 'Marks the notifications with the given ids, or all, as read',
    caller: 'user',
    body: ReadBody,
    answer: UnreadWire,
    handler: async ({ context, body }) => ({ unread: await markNotificationsRead(context, body) }),
  });

  operation('getNotificationSettings', 'GET /notification-settings', {
    summary: 'What the caller is notified of, by kind and channel',
    caller: 'user',
    answer: Type.Array(SettingWire),
    handler: async ({ context }) => eachPresented(context, await getNotificationSettings(context), presentSetting),
  });

  operation('updateNotificationSettings', 'PUT /notification-settings', {
    summary: 'Change what the caller is notified of',
    caller: 'user',
    body: SettingsBody,
    answer: Type.Array(SettingWire),
    handler: async ({ context, body }) => {
      const settings = await updateNotificationSettings(context, body);
      return settings.map(presentSetting);
    },
  });

  await app.register(preferenceRoutes, context);
};

/** Routes of the links in mails, without a session. Their key is a secret, so requests are not logged. */
const preferenceRoutes: ApiModule = async (app) => {
  acceptOneClick(app);
  const operation = operations(app, 'notifications');

  operation('getNotificationPreferences', 'GET /notification-preferences', {
    summary: 'The setting of the kind of mail that a link is for',
    caller: 'visitor',
    logLevel: 'warn',
    perMinute: 60,
    query: KeyQuery,
    answer: PreferencesWire,
    refuses: [404],
    handler: async ({ context, query, reply }) => {
      const { kind, settings } = await getNotificationPreferences(context, query);
      reply.header('cache-control', 'no-store');
      return { kind, settings: settings.map(presentSetting) };
    },
  });

  operation('updateNotificationPreferences', 'PUT /notification-preferences', {
    summary: "End the mails of a link's kind",
    caller: 'visitor',
    logLevel: 'warn',
    perMinute: 60,
    body: PreferencesBody,
    answer: PreferencesWire,
    refuses: [403, 404],
    handler: async ({ context, body }) => {
      const { kind, settings } = await updateNotificationPreferences(context, body);
      return { kind, settings: settings.map(presentSetting) };
    },
  });

  operation('unsubscribeFromMails', 'POST /notification-preferences/unsubscribe', {
    summary: 'End the mails of one kind (RFC 8058)',
    caller: 'visitor',
    unattended: true,
    logLevel: 'warn',
    perMinute: 60,
    query: KeyQuery,
    refuses: [404],
    handler: ({ context, query }) => unsubscribeFromMails(context, query),
  });
};
