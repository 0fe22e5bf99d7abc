import type { NotificationSetting } from '@kaksha/domain/notifications';
import { entriesOf } from '@kaksha/domain/typed';
import type { Static } from 'typebox';
import type { NotificationRow } from './repo';
import type { NotificationWire, SettingWire } from './schema';

export const presentNotification = (row: NotificationRow): Static<typeof NotificationWire> => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  link: row.link,
  created_at: row.createdAt.toISOString(),
  is_read: row.readAt !== null,
});

export const presentSetting = ({ channels, ...setting }: NotificationSetting): Static<typeof SettingWire> => ({
  ...setting,
  channels: entriesOf(channels).map(([channel, state]) => ({ channel, ...state })),
});
