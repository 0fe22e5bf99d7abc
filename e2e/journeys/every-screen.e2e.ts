import { axeViolations } from '../support/axe';
import { addressOf, type Screen, screens } from '../support/screens';
import { type PageOptions, useSite } from '../support/site';

const site = useSite();

async function open(screen: Screen, options: PageOptions = {}) {
  const page = await site.newPage({ ...options, as: screen.as });
  // The browser itself notes that the document was answered with 404.
  if (screen.status) site.allowComplaint(/status of 404/);
  const answer = await page.goto(await addressOf(site.origin, screen));
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, answer };
}

describe.each(screens.map((screen) => [screen.name, screen] as const))('%s', (_name, screen) => {
  test('opens at its own address, with the right status, one heading and a title', async () => {
    const { page, answer } = await open(screen);
    expect(answer?.status()).toBe(screen.status ?? 200);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toMatch(/Kaksha/);
  });

  test.each(['light', 'dark'] as const)('has nothing that axe objects to in the %s theme', async (theme) => {
    const { page } = await open(screen, { theme });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('fits a phone without scrolling sideways, and axe agrees', async () => {
    const { page } = await open(screen, { width: 390 });
    const { content, screen: width } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
  });
});
