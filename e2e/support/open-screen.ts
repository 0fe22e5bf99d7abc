import type { Page } from 'playwright-core';
import { watchRequests } from './open-requests';
import { fixDate } from './pictures';
import { addressOf, type Screen } from './screens';
import type { PageOptions, Site } from './site';

/** Opens a screen, waits until it stands still, and checks that it is no error screen. */
export async function openScreen(
  site: Site,
  screen: Screen,
  options: PageOptions,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await site.newPage({ as: screen.as, ...options });
  await fixDate(page);
  await prepare?.(page);
  const quiet = watchRequests(page);
  // The browser logs an error when the document or a call answers 404.
  if (screen.status || screen.refusedCall) site.allowPageError(/status of 404/);
  await page.goto(await addressOf(site.origin, screen));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet();
  expect(await page.getByText('Something went wrong').count()).toBe(0);
  return page;
}
