import { messageOf } from '@kaksha/api-client/errors';
import { updateNotificationSettings } from '@kaksha/api-client/notifications';
import { type SettingChange, withChange } from '@kaksha/domain/notifications';
import type { LearnerStore } from './learner-store';

/** Changes a setting at once; after a failed call it returns to what it was. */
export async function changeSetting(
  { host, notificationSettings }: LearnerStore,
  change: SettingChange,
): Promise<void> {
  const call = updateNotificationSettings(host.http, [change]);
  notificationSettings.change((settings) => withChange(settings, change), undefined, call);
  try {
    await call;
  } catch (error) {
    notificationSettings.change((settings) => withChange(settings, { ...change, enabled: !change.enabled }));
    host.notify.error('The setting is not saved', { description: messageOf(error, 'Please try again.') });
  }
}
