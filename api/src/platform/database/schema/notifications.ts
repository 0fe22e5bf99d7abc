import { type NotificationChannel, notificationChannels } from '@kaksha/domain/notifications';
import { isNotNull, isNull } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf, updatedAt } from './columns';
import { users } from './people';

/** In-app notifications. A new kind needs no migration: the API's are in `@kaksha/domain/notifications`, remotes raise others. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull().default(''),
    /** Path on this site. */
    link: text(),
    /** Another user whom the texts name. Deleting that account deletes the row. */
    aboutUserId: integer().references(() => users.id),
    /** Event, notification and user. A second row with the same key is not stored. */
    key: text().notNull().unique(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    index().on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notifications_unread_index').on(t.userId).where(isNull(t.readAt)),
    index('notifications_about_index').on(t.aboutUserId).where(isNotNull(t.aboutUserId)),
    index().on(t.createdAt),
  ],
);

/** Choices that differ from a kind's defaults or were changed back to them. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    channel: text({ enum: notificationChannels }).$type<NotificationChannel>().notNull(),
    enabled: boolean().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.channel] }),
    check('notification_settings_channel', oneOf(t.channel, notificationChannels)),
  ],
);
