import type { Page } from 'playwright-core';
import { axeViolations, colourRules } from './axe';
import { addressOf, type Screen } from './screens';
import { useSite } from './site';

/** From a desk to a phone without opening the page anew, which is most of the work. */
async function becomePhone(page: Page) {
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
}

/** What every screen must hold, for some of them. Files of their own share the work between workers. */
export function testScreens(screens: readonly Screen[]): void {
  const site = useSite();

  test.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s opens at its own address with the right status, one heading and a title, and fits a phone; axe agrees, also in the dark',
    async (_name, screen) => {
      const page = await site.newPage({ as: screen.as });
      // The browser itself notes that the document was answered with 404.
      if (screen.status) site.allowComplaint(/status of 404/);
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
