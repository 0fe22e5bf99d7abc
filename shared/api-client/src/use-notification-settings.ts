import { useHost, useSession } from '@kaksha/contract/host-context';
import { type NotificationSetting, withRemoteKinds } from '@kaksha/domain/notifications';
import type { KeyedResource } from './create-resource';
import type { Resource } from './resource';
import { useResource } from './use-resource';

/** The user's settings of all kinds: those that the API raises, and those that live remotes raise. */
export function useNotificationSettings(
  settings: KeyedResource<NotificationSetting[], void>,
): Resource<NotificationSetting[]> {
  const { user } = useSession();
  const kinds = useHost().notifications.kinds(user);
  const resource = useResource(settings);
  return { ...resource, data: resource.data && withRemoteKinds(resource.data, kinds) };
}
