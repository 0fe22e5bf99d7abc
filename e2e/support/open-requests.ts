import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const quietMs = 300;

/**
 * Watches the requests of a page from now on. Playwright's `networkidle` stays true after the first quiet moment, which a
 * slow machine reaches before hydration begins its calls.
 * @returns waits until no request has been open for 300 ms
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    // The end of a beacon is not reported.
    if (request.resourceType() === 'ping') return;
    change(request);
    changedAt = performance.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  const close = note((request) => open.delete(request));
  page.on('requestfinished', close).on('requestfailed', close);
  return async () => {
    while (open.size > 0 || performance.now() - changedAt < quietMs) await delay(20);
  };
}
