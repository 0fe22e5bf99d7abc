import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { UnreadNotificationsWire } from './generated/wire';

/** At most 100. */
export async function getUnreadNotifications(http: AxiosInstance): Promise<number> {
  return resultOf<UnreadNotificationsWire>(await http.get('/notifications/unread')).unread;
}
