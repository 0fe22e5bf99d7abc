import type { NotificationSetting } from '@kaksha/domain/notifications';
import { entriesOf } from '@kaksha/domain/typed';
import type { NotificationRow } from './repo';

export const presentNotification = (row: NotificationRow) => ({ ...row, isRead: row.readAt !== null });

export const presentSetting = ({ channels, ...setting }: NotificationSetting) => ({
  ...setting,
  channels: entriesOf(channels).map(([channel, state]) => ({ channel, ...state })),
});
