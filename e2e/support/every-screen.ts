import type { Page } from 'playwright-core';
import { axeViolations, colourRules } from './axe';
import { addressOf, type Screen } from './screens';
import { useSite } from './site';

/** Switches from desktop to phone without reloading the page, which would take most of the time. */
async function becomePhone(page: Page) {
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Tests the requirements of all screens for the given ones. Separate files run them in parallel workers. */
export function testScreens(screens: readonly Screen[]): void {
  const site = useSite();

  test.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s opens with the right status, one h1 and a title, fits a phone, and has no axe violation in both themes',
    async (_name, screen) => {
      const page = await site.newPage({ as: screen.as });
      // The browser logs an error when the document or a call answers 404.
      if (screen.status || screen.refusedCall) site.allowPageError(/status of 404/);
      const answer = await page.goto(await addressOf(site.origin, screen));
      await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(answer?.status()).toBe(screen.status ?? 200);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toMatch(/Kaksha/);
      expect(await axeViolations(page)).toEqual([]);

      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, colourRules)).toEqual([]);

      await page.emulateMedia({ colorScheme: 'light' });
      await becomePhone(page);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      const { content, width } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        width: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(width);
      expect(await axeViolations(page)).toEqual([]);
    },
    30_000,
  );
}
