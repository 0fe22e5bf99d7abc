// Opens the pages that a user stored on the device when the network is missing or slow. The shell fills and clears the
// cache (shell/src/offline); answers of the API are never stored here.
const cacheName = 'kaksha-offline';
const networkMs = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  // A release file never changes; `?try=` only avoids a request that hangs.
  else if (url.pathname.startsWith('/remotes/')) event.respondWith(file(request));
});

const stored = (request) => caches.match(request, { cacheName, ignoreSearch: true, ignoreVary: true });

async function page(request) {
  const copy = await stored(request);
  if (!copy) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, networkMs, copy));
  const live = fetch(request).then(
    (answer) => (answer.status >= 500 ? copy : answer),
    () => copy,
  );
  return Promise.race([live, late]);
}

async function file(request) {
  return (await stored(request)) ?? fetch(request);
}
