import { everyCase } from '@kaksha/testing/every-case';
import { siteOfPictures } from '../support/demo-data';
import { openScreen } from '../support/open-screen';
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
