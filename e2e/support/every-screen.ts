import { axeViolations, colourRules } from './axe';
import { addressOf, type Screen } from './screens';
import { type PageOptions, type Site, useSite } from './site';

async function open(site: Site, screen: Screen, options: PageOptions = {}) {
  const page = await site.newPage({ ...options, as: screen.as });
  // The browser itself notes that the document was answered with 404.
  if (screen.status) site.allowComplaint(/status of 404/);
  const answer = await page.goto(await addressOf(site.origin, screen));
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, answer };
}

/** What every screen must hold, for some of them. Files of their own share the work between workers. */
export function testScreens(screens: readonly Screen[]): void {
  const site = useSite();

  // What two checks can share of one page they share: opening it is most of the work.
  describe.each(screens.map((screen) => [screen.name, screen] as const))('%s', (_name, screen) => {
    test('opens at its own address, with the right status, one heading and a title; axe agrees in both themes', async () => {
      const { page, answer } = await open(site, screen);
      expect(answer?.status()).toBe(screen.status ?? 200);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toMatch(/Kaksha/);
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, colourRules)).toEqual([]);
    });

    test('fits a phone without scrolling sideways, and axe agrees', async () => {
      const { page } = await open(site, screen, { width: 390 });
      const { content, screen: width } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(width);
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
