import { deviceStorage, tabStorage } from '@kaksha/contract/browser-storage';

/**
 * Removes what the user left in the storage of the browser: drafts, searches, the comparison. For browsers without
 * `Clear-Site-Data`, with which the API answers a sign-out. Theme and device are cookies, and stay.
 */
export function clearDevice(): void {
  for (const storage of [deviceStorage, tabStorage]) {
    for (const key of storage.keys()) storage.write(key, null);
  }
}
