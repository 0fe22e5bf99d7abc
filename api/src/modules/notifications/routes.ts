import { Type } from 'typebox';
import { contextOf, userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { eachPresented } from '../../platform/http/each-presented';
import { acceptOneClick } from '../../platform/http/one-click';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, dropEmptyQuery, Paged, paged, Results, refusals, results } from '../../platform/http/wire';
import { presentNotification, presentSetting } from './present';
import {
  KeyQuery,
  NotificationsQuery,
  NotificationWire,
  PreferencesBody,
  PreferencesWire,
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
  unsubscribeFromMails,
  updateNotificationPreferences,
  updateNotificationSettings,
} from './service';

const tags = ['notifications'];
const security = [{ token: [] }];
const rateLimit = perMinute(60);

/** Notifications of the caller, settings, and what works without a session from a mail's link. */
export const notificationRoutes: ApiModule = async (app, context) => {
  app.get(
    '/notifications',
    {
      onRequest: requireUser,
      preValidation: dropEmptyQuery,
      schema: {
        tags,
        security,
        operationId: 'getNotifications',
        summary: "The caller's notifications, latest first",
        querystring: NotificationsQuery,
        response: { 200: Paged(NotificationWire), ...refusals(400, 401) },
      },
    },
    async (request) => {
      const { unread = false, kind, page = 1, count = 20 } = request.query;
      const { rows, total } = await getNotifications(userContextOf(request), { unread, kind, page, count });
      return paged(
        { results: eachPresented(request, rows, presentNotification), total, capped: false },
        { page, count },
      );
    },
  );

  app.get(
    '/notifications/unread',
    {
      onRequest: requireUser,
      // Each open tab calls it every few seconds.
      logLevel: 'warn',
      schema: {
        tags,
        security,
        operationId: 'getUnreadNotifications',
        summary: 'How many notifications of the caller are unread',
        response: { 200: Results(UnreadWire), ...refusals(401) },
      },
    },
    async (request) => results({ unread: await getUnreadNotifications(userContextOf(request)) }),
  );

  app.post(
    '/notifications/read',
    {
      onRequest: requireUser,
      schema: {
        tags,
        security,
        operationId: 'markNotificationsRead',
        summary: 'Mark notifications as read',
        description: 'Marks the notifications with the given ids, or all, as read',
        body: ReadBody,
        response: { 200: Results(UnreadWire), ...refusals(400, 401) },
      },
    },
    async (request) => results({ unread: await markNotificationsRead(userContextOf(request), request.body) }),
  );

  app.get(
    '/notification-settings',
    {
      onRequest: requireUser,
      schema: {
        tags,
        security,
        operationId: 'getNotificationSettings',
        summary: 'What the caller is notified of, by kind and channel',
        response: { 200: Results(Type.Array(SettingWire)), ...refusals(401) },
      },
    },
    async (request) =>
      results(eachPresented(request, await getNotificationSettings(userContextOf(request)), presentSetting)),
  );

  app.put(
    '/notification-settings',
    {
      onRequest: requireUser,
      schema: {
        tags,
        security,
        operationId: 'updateNotificationSettings',
        summary: 'Change what the caller is notified of',
        body: SettingsBody,
        response: { 200: Results(Type.Array(SettingWire)), ...refusals(400, 401) },
      },
    },
    async (request) => {
      const settings = await updateNotificationSettings(userContextOf(request), request.body);
      return results(settings.map(presentSetting));
    },
  );

  await app.register(preferenceRoutes, context);
};

/** Routes of the links in mails, without a session. Their key is a secret, so requests are not logged. */
const preferenceRoutes: ApiModule = async (app) => {
  acceptOneClick(app);

  app.get(
    '/notification-preferences',
    {
      logLevel: 'warn',
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'getNotificationPreferences',
        summary: 'The setting of the kind of mail that a link is for',
        querystring: KeyQuery,
        response: { 200: Results(PreferencesWire), ...refusals(400, 404, 429) },
      },
    },
    async (request, reply) => {
      const { kind, settings } = await getNotificationPreferences(contextOf(request), request.query);
      reply.header('cache-control', 'no-store');
      return results({ kind, settings: settings.map(presentSetting) });
    },
  );

  app.put(
    '/notification-preferences',
    {
      logLevel: 'warn',
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'updateNotificationPreferences',
        summary: "End the mails of a link's kind",
        body: PreferencesBody,
        response: { 200: Results(PreferencesWire), ...refusals(400, 403, 404, 429) },
      },
    },
    async (request) => {
      const { kind, settings } = await updateNotificationPreferences(contextOf(request), request.body);
      return results({ kind, settings: settings.map(presentSetting) });
    },
  );

  app.post(
    '/notification-preferences/unsubscribe',
    {
      logLevel: 'warn',
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'unsubscribeFromMails',
        summary: 'End the mails of one kind (RFC 8058)',
        querystring: KeyQuery,
        response: { 200: Done, ...refusals(400, 404, 429) },
      },
    },
    async (request) => {
      await unsubscribeFromMails(contextOf(request), request.query);
      return done();
    },
  );
};
