import type { OfflineParts } from '../host/browser-host';
import { createDeviceData } from './device-store';
import { createOffline, type ShellOffline } from './offline-service';

/** The offline service of this tab. A chunk of its own, because few pages need it. */
export function createOfflineFor({ storage, userId, currentUser }: OfflineParts): ShellOffline {
  return createOffline(createDeviceData(storage, userId), currentUser);
}
