import type { HostServices } from '@kaksha/contract/host';
import { type NotificationSetting, type SettingChange, withChange } from '@kaksha/domain/notifications';
import type { KeyedResource } from './create-resource';
import { updateNotificationSettings } from './notifications';
import { attempt } from './use-action';

interface SettingsStore {
  host: HostServices;
  notificationSettings: KeyedResource<NotificationSetting[], void>;
}

/** Changes a setting at once; after a failed call it returns to what it was. */
export async function changeSetting(
  { host, notificationSettings }: SettingsStore,
  change: SettingChange,
): Promise<void> {
  const call = () => updateNotificationSettings(host.http, [change]);
  await attempt(
    host.notify,
    () =>
      notificationSettings.optimistic(
        (settings) => withChange(settings, change),
        undefined,
        call,
        `${change.kind}/${change.channel}`,
      ),
    { failed: 'The setting is not saved' },
  );
}
