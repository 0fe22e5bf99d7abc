import { addressOf, screens } from '../support/screens';
import { useSite } from '../support/site';
import { applyStyles, textSettings, unfitTexts } from '../support/text-fit';

const site = useSite();

test.each(screens.map((screen) => [screen.name, screen] as const))(
  '%s shows all text at 200 % text size, at 320 px and with wide text spacing',
  async (_name, screen) => {
    const page = await site.newPage({ as: screen.as });
    if (screen.status || screen.refusedCall) site.allowPageError(/status of 404/);
    await page.goto(await addressOf(site.origin, screen));
    await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
    await page.waitForLoadState('networkidle');
    const unfit: string[] = [];
    for (const { name, width, css } of textSettings) {
      await page.setViewportSize({ width, height: 844 });
      await applyStyles(page, css);
      // The layout follows the window in the next frames.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      unfit.push(...(await unfitTexts(page)).map((text) => `${name}: ${text}`));
    }
    expect(unfit).toEqual([]);
  },
  30_000,
);
