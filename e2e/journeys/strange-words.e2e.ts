import { everyCase } from '@kaksha/testing/every-case';
import type { Page } from 'playwright-core';
import { siteOfPictures } from '../support/demo-data';
import { openScreen } from '../support/open-screen';
import { people } from '../support/people';
import { editors, screens } from '../support/screens';
import { useSite } from '../support/site';
import { keepPicture, nextFrames } from '../support/strange-people';
import { unfitTexts } from '../support/text-fit';

const site = useSite({ ...siteOfPictures, E2E_TEXTS: 'words' });

/** The narrowest is the hardest. The last one is a window of 1280 × 1024 at 400 %. */
const windows = [
  { width: 320, height: 640 },
  ...(everyCase
    ? [
        { width: 390, height: 844 },
        { width: 320, height: 256 },
      ]
    : []),
];

test.each([...screens, ...editors].map((screen) => [screen.name, screen] as const))(
  '%s shows words of 110 letters, long addresses and large amounts whole on a phone',
  async (name, screen) => {
    const page = await openScreen(site, screen, { width: 320 });
    const unfit: string[] = [];
    for (const size of windows) {
      await page.setViewportSize(size);
      await nextFrames(page);
      unfit.push(...(await unfitTexts(page)).map((text) => `${size.width} × ${size.height}: ${text}`));
      if (everyCase) await keepPicture(page, name, `words-${size.width}-${size.height}`);
    }
    expect(unfit).toEqual([]);
  },
  30_000,
);

test('the header has the long name of a learner in one row, at the widths where its links are in the bar', async () => {
  const page = await site.newPage({ as: people.learner, width: 900 });
  await page.goto('/blog');
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').waitFor();
  for (const width of [900, 1100, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await nextFrames(page);
    expect([width, await headerFaults(page)]).toEqual([width, []]);
  }
});

/** Controls of the header that cover each other, stand in another row or leave the window. */
function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header');
    const controls = [...(header?.querySelectorAll('a, button') ?? [])].flatMap((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      return width > 0 ? [{ name: control.textContent || control.ariaLabel, left, right, top, bottom }] : [];
    });
    const sorted = controls.sort((one, other) => one.left - other.left);
    return sorted.flatMap(({ name, right, top, bottom }, at) => {
      const next = sorted[at + 1];
      if (right > document.documentElement.clientWidth) return [`${name} leaves the window`];
      if (next && (next.left < right - 1 || next.top > bottom || next.bottom < top)) return [`${name} x ${next.name}`];
      return [];
    });
  });
}
