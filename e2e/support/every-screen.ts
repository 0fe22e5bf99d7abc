import { everyCase } from '@kaksha/testing/every-case';
import type { Page } from 'playwright-core';
import { findJava } from '../../scripts/lib/java.mjs';
import { axeViolations, colourRules, everyRule } from './axe';
import { siteOfPictures } from './demo-data';
import { htmlErrors } from './html-checker';
import { watchRequests } from './open-requests';
import { checkPicture, fileName, fixDate, unusedPictures, type Variant } from './pictures';
import { recordViolations, violationsOf } from './policy-violations';
import { addressOf, screens as allScreens, type Screen } from './screens';
import { useSite } from './site';
import { applyStyles, textSettings, unfitTexts } from './text-fit';

/** Switches from desktop to phone without reloading the page, which would take most of the time. */
async function becomePhone(page: Page) {
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 390, height: 844 });
}

/** The texts that do not fit with the settings of each reader. */
async function unfitTextsOf(page: Page): Promise<string[]> {
  const unfit: string[] = [];
  for (const { name, width, css } of textSettings) {
    await page.setViewportSize({ width, height: 844 });
    await applyStyles(page, css);
    // The layout follows the window in the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    unfit.push(...(await unfitTexts(page)).map((text) => `${name}: ${text}`));
  }
  return unfit;
}

/**
 * Tests the requirements of all screens for the given ones, with one visit of each. Separate files run them in parallel
 * workers. A run with every case also tries the dark theme at desktop width and the light theme at phone width.
 */
export function testScreens(screens: readonly Screen[]): void {
  const site = useSite(siteOfPictures);
  const loaded = new Map<string, string>();

  test.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s opens with the right status, one h1 and a title, keeps the security policy, fits a phone, has no axe violation in both themes, and shows all text at 200 % text size, at 320 px and with wide text spacing, and looks like its pictures',
    async (_name, screen) => {
      const page = await site.newPage({ as: screen.as });
      await fixDate(page);
      await recordViolations(page);
      const quiet = watchRequests(page);
      const faults: (string | null)[] = [];
      const check = async (variant: Variant) => {
        faults.push(
          await checkPicture(page, `screens/${fileName(screen.name)}-${variant}`, {
            scale: 0.5,
            hidden: screen.hidden,
          }),
        );
      };
      // The browser logs an error when the document or a call answers 404.
      if (screen.status || screen.refusedCall) site.allowPageError(/status of 404/);
      const answer = await page.goto(await addressOf(site.origin, screen));
      await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
      if (screen.last) await page.getByText(screen.last).waitFor();
      await quiet();
      expect(answer?.status()).toBe(screen.status ?? 200);
      expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.title()).toMatch(/Kaksha/);
      loaded.set(screen.name, await page.content());
      await check('1350-light');
      expect(await axeViolations(page)).toEqual([]);

      if (everyCase) {
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeViolations(page, colourRules)).toEqual([]);
        await check('1350-dark');
        await page.emulateMedia({ colorScheme: 'light' });
      }

      await becomePhone(page);
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      const { content, width } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        width: document.documentElement.clientWidth,
      }));
      expect(content).toBeLessThanOrEqual(width);
      if (everyCase) {
        expect(await axeViolations(page)).toEqual([]);
        await check('390-light');
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, everyCase ? colourRules : everyRule)).toEqual([]);
      await check('390-dark');
      expect(await unfitTextsOf(page)).toEqual([]);
      expect(faults.filter(Boolean)).toEqual([]);
    },
  );

  test('every stored picture is of a screen', () => {
    const names = allScreens.map(({ name }) => fileName(name));
    expect(unusedPictures('screens', names)).toEqual([]);
  });

  // The checker needs Java; `npm test` reports that it is missing.
  const testWithJava = findJava() ? test : test.skip;
  testWithJava(
    'every screen is valid HTML after loading',
    async () => {
      expect([...loaded.keys()]).toEqual(screens.map(({ name }) => name));
      expect(await htmlErrors(loaded)).toEqual([]);
    },
    120_000,
  );
}
