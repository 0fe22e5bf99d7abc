import { checkInScope } from '@kaksha/domain/check-in';

/** `offline-worker.js` reads the cache of this name. */
export const cacheName = 'kaksha-offline';

/** The part of the browser that is used. */
export type OfflineBrowser = Pick<Window, 'location' | 'performance' | 'navigator'> & {
  caches?: CacheStorage;
  fetch: typeof fetch;
};

/** Removes the stored pages and ends the service worker. */
export async function forgetPages({ navigator, caches }: OfflineBrowser): Promise<void> {
  await caches?.delete(cacheName);
  const registration = await navigator.serviceWorker?.getRegistration(checkInScope);
  await registration?.unregister();
}
