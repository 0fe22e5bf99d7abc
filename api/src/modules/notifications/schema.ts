import * as limits from '@kaksha/domain/limits';
import { remoteKindRule } from '@kaksha/domain/notification-kinds';
import { notificationChannels } from '@kaksha/domain/notifications';
import { Type } from 'typebox';
import { Id, moment, nullable, oneOf } from '../../platform/http/wire';

const RemoteKind = Type.String({
  maxLength: 101,
  pattern: remoteKindRule.source,
  description: '`<remote>.<name>`, as the remote declares it',
});

const Kind = Type.String({
  maxLength: 101,
  pattern: '^[a-z][a-z0-9.-]*$',
  description: 'A kind that the API raises, or `<remote>.<name>` of a remote',
});

export const NotificationsQuery = Type.Object({
  unread: Type.Optional(Type.Boolean({ description: 'Only those that were not read' })),
  kind: Type.Optional(Kind),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: '20 by default' })),
});

export const NotificationWire = Type.Object(
  {
    id: Type.Integer(),
    kind: Kind,
    title: Type.String(),
    body: Type.String({ description: 'Empty when the title says everything' }),
    link: nullable(Type.String({ description: 'Path on this site' })),
    createdAt: moment({ description: 'ISO 8601, UTC' }),
    isRead: Type.Boolean(),
  },
  { title: 'Notification' },
);

export const UnreadWire = Type.Object(
  { unread: Type.Integer({ description: 'Unread notifications; 100 stands for 100 and more' }) },
  { title: 'UnreadNotifications' },
);

export const RaisedBody = Type.Object({
  kind: RemoteKind,
  title: Type.String({ title: 'Title', minLength: 1, maxLength: limits.notification.titleMax }),
  body: Type.Optional(Type.String({ title: 'Text', maxLength: limits.notification.bodyMax })),
  link: Type.Optional(
    Type.String({ title: 'Link', maxLength: limits.notification.linkMax, description: 'Path on this site' }),
  ),
});

export const ReadBody = Type.Object({
  ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  all: Type.Optional(Type.Boolean()),
});

const ChannelWire = Type.Object({
  channel: oneOf(notificationChannels),
  enabled: Type.Boolean(),
  mandatory: Type.Boolean({ description: 'The user cannot change it' }),
});

export const SettingWire = Type.Object(
  {
    kind: Kind,
    label: Type.String(),
    description: Type.String(),
    channels: Type.Array(ChannelWire),
  },
  { title: 'NotificationSetting' },
);

const Changes = Type.Array(Type.Object({ kind: Kind, channel: oneOf(notificationChannels), enabled: Type.Boolean() }), {
  minItems: 1,
  maxItems: 100,
});

export const SettingsBody = Type.Object({ settings: Changes });

const Key = Type.String({ maxLength: 200, description: 'The key of the link in a mail' });

export const KeyQuery = Type.Object({ key: Key });

export const PreferencesBody = Type.Object({ key: Key, settings: Changes });

export const PreferencesWire = Type.Object(
  { kind: Kind, settings: Type.Array(SettingWire) },
  { title: 'NotificationPreferences', description: 'The kind of the mail with the link, and its setting' },
);
