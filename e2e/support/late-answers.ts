import type { BrowserContext, Route } from 'playwright-core';

/** Set by `npm run drill -- late-answers`: `writes` or `reads`. */
const late = process.env.E2E_LATE_ANSWERS;

/** Longer than the pauses of a journey between a press and what follows it. */
const delayMs = 900;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Delays calls of the API. A journey that does not wait for them fails, and so does a page that shows an old answer.
 * Writes reach the API late. Reads reach it at once; their answers come late and in any order.
 */
export async function delayCalls(context: BrowserContext): Promise<void> {
  if (!late) return;
  await context.route('**/backend/**', async (route) => {
    const isRead = route.request().method() === 'GET';
    // The page may have been left.
    await (isRead ? readLate : writeLate)(route).catch(() => {});
  });
}

async function writeLate(route: Route): Promise<void> {
  if (late === 'writes') await wait(delayMs);
  await route.continue();
}

async function readLate(route: Route): Promise<void> {
  if (late !== 'reads') return route.continue();
  const response = await route.fetch();
  await wait(Math.random() * delayMs);
  await route.fulfill({ response });
}
