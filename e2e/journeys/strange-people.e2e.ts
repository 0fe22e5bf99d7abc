import { everyCase, someCases } from '@kaksha/testing/every-case';
import type { Page } from 'playwright-core';
import { siteOfPictures } from '../support/demo-data';
import { storiesOfKit, useKit } from '../support/kit';
import { openScreen } from '../support/open-screen';
import { editors, type Screen, screens } from '../support/screens';
import { useSite } from '../support/site';
import {
  blockStorage,
  hiddenChoices,
  keepPicture,
  movedNames,
  nextFrames,
  printFaults,
  tightLines,
} from '../support/strange-people';
import { unfitTexts } from '../support/text-fit';
import { translatePages } from '../support/translate-page';

const site = useSite({ ...siteOfPictures, E2E_TEXTS: 'scripts' });

/** Opens a screen whose names are in eight scripts. */
const open = (screen: Screen, prepare?: (page: Page) => Promise<void>) =>
  openScreen(site, screen, { theme: 'dark' }, prepare);

/** Pictures are for looking, in a run with every case. */
async function look(page: Page, screen: Screen, variant: string): Promise<void> {
  if (everyCase) await keepPicture(page, screen.name, variant);
}

const rows = (beginAt: number) =>
  someCases([...screens, ...editors], 12, beginAt).map((screen): [string, Screen] => [screen.name, screen]);

test.each(rows(0))(
  '%s shows names in eight scripts whole, what is chosen in a contrast theme, and only its text on paper',
  async (_name, screen) => {
    const page = await open(screen);
    const faults = [...(await tightLines(page)), ...(await movedNames(page))];
    await page.emulateMedia({ colorScheme: 'light' });
    await look(page, screen, 'scripts-1350');
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    faults.push(...(await hiddenChoices(page)).map((choice) => `${choice} does not look chosen`));
    await look(page, screen, 'contrast-1350');
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await page.setViewportSize({ width: 720, height: 1000 });
    await nextFrames(page);
    faults.push(...(await printFaults(page)));
    await look(page, screen, 'print');
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
    await page.setViewportSize({ width: 390, height: 844 });
    await nextFrames(page);
    faults.push(...(await unfitTexts(page)), ...(await tightLines(page)));
    await look(page, screen, 'scripts-390');
    await page.emulateMedia({ forcedColors: 'active' });
    await look(page, screen, 'contrast-390');
    expect(faults).toEqual([]);
  },
  40_000,
);

test.each(rows(4))('%s works while the browser translates it', async (_name, screen) => {
  await look(await open(screen, translatePages), screen, 'translated');
});

test.each(rows(8))('%s works with blocked storage', async (_name, screen) => {
  await look(await open(screen, blockStorage), screen, 'blocked-storage');
});

describe('the kit', () => {
  const kit = useKit();

  test('shows what is chosen in a contrast theme, in every story', async () => {
    const { page } = kit;
    await page.emulateMedia({ forcedColors: 'active' });
    const faults: string[] = [];
    for (const story of storiesOfKit()) {
      await kit.show(story);
      faults.push(...(await hiddenChoices(page)).map((choice) => `${story.id}: ${choice}`));
    }
    expect(faults).toEqual([]);
  }, 120_000);
});
