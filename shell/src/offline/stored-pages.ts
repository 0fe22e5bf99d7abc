import { checkInScope } from '@kaksha/domain/check-in';

/** `offline-worker.js` reads the cache of this name. */
export const cacheName = 'kaksha-offline';

/** The part of the browser that is used. */
export type OfflineBrowser = Pick<Window, 'location' | 'performance' | 'navigator'> & {
  caches?: CacheStorage;
  fetch: typeof fetch;
};

/** Removes the stored pages and ends the service worker. Where the browser blocks both, there are none. */
export async function forgetPages(browser: OfflineBrowser): Promise<void> {
  try {
    await browser.caches?.delete(cacheName);
    const registration = await browser.navigator.serviceWorker?.getRegistration(checkInScope);
    await registration?.unregister();
  } catch {
    // Even reading the properties throws where storage is blocked.
  }
}
