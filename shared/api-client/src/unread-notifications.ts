import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';

/** At most 100. */
export async function getUnreadNotifications(http: AxiosInstance): Promise<number> {
  return resultOf<{ unread: number }>(await http.get('/notifications/unread')).unread;
}
