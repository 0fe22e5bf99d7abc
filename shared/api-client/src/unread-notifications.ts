import type { RaisedNotification } from '@kaksha/contract/host';
import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { UnreadNotificationsWire } from './generated/wire';

/** At most 100. */
export async function getUnreadNotifications(http: AxiosInstance): Promise<number> {
  return resultOf<UnreadNotificationsWire>(await http.get('/notifications/unread')).unread;
}

/** Adds a notification of a remote for the user. Returns the number of unread ones. Rejects with 429 after 20 in an hour. */
export async function raiseNotification(http: AxiosInstance, notification: RaisedNotification): Promise<number> {
  return resultOf<{ unread: number }>(await http.post('/notifications', notification)).unread;
}
