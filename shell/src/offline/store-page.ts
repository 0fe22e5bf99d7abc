import { checkInScope } from '@kaksha/domain/check-in';
import { previewBarId } from '@kaksha/domain/preview-bar';
import { offlineWorkerPath } from '../boot/trusted-types';
import { cacheName, type OfflineBrowser } from './stored-pages';

const releasePath = /\/remotes\/[\w./+-]{1,300}/g;
const isReleaseFile = (path: string) => /\.(?:js|css|woff2)$/.test(path);

/**
 * Stores the document of this address and its files. False for a page of a preview, which ends, and when the tab runs
 * other releases than the document names.
 */
export async function storePage({ navigator, caches, location, performance, fetch }: OfflineBrowser): Promise<boolean> {
  if (!navigator.serviceWorker || !caches) return false;
  await navigator.serviceWorker.register(offlineWorkerPath, { scope: checkInScope });
  const { pathname, origin } = location;
  const page = await fetch(pathname, { headers: { accept: 'text/html' } });
  if (!page.ok || page.redirected) return false;
  const html = await page.clone().text();
  if (html.includes(`id="${previewBarId}"`)) return false;
  const named = new Set(html.match(releasePath)?.filter(isReleaseFile));
  const versions = new Set([...named].map(releaseOf));
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && url.pathname.startsWith('/remotes/'))
    .map((url) => url.pathname);
  if (loaded.some((path) => !versions.has(releaseOf(path)))) return false;
  const cache = await caches.open(cacheName);
  const wanted = new Set([...named, ...loaded]);
  const stored = await Promise.all([...wanted].map((path) => storeFile(cache, path, fetch)));
  if (stored.includes(false)) return false;
  await cache.put(pathname, page);
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path.startsWith('/remotes/') && !wanted.has(path)) await cache.delete(request);
  }
  return true;
}

/** `/remotes/trainer/1.2.0` */
const releaseOf = (path: string) => path.split('/').slice(0, 4).join('/');

async function storeFile(cache: Cache, path: string, get: typeof fetch): Promise<boolean> {
  if (await cache.match(path, { ignoreVary: true })) return true;
  const file = await get(path);
  if (file.ok) await cache.put(path, file);
  return file.ok;
}
