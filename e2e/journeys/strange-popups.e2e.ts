import { everyCase, someCases } from '@kaksha/testing/every-case';
import type { Page } from 'playwright-core';
import { siteOfPictures } from '../support/demo-data';
import { popupFaults, popupOf } from '../support/focus-walk';
import { watchRequests } from '../support/open-requests';
import { openScreen } from '../support/open-screen';
import { openPopup, type Popup, popups } from '../support/popups';
import { useSite } from '../support/site';
import { hiddenChoices, keepPicture, nextFrames } from '../support/strange-people';

const site = useSite({ ...siteOfPictures, E2E_TEXTS: 'words' });

/** A window of 1280 × 1024 at 400 %. */
const low = { width: 320, height: 256 };

/** Pictures are for looking, in a run with every case. */
async function look(page: Page, name: string, variant: string): Promise<void> {
  if (everyCase) await keepPicture(page, name, variant, { fullPage: false });
}

test.each(someCases(popups, 12).map((popup): [string, Popup] => [popup.name, popup]))(
  'at 400 %% and in a contrast theme, all of “%s” is reached and seen',
  async (name, popup) => {
    if (popup.pageError) site.allowPageError(popup.pageError);
    const page = await openScreen(site, { ...popup, heading: /./ }, { width: low.width });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize(low);
    const quiet = watchRequests(page);
    await openPopup(page, popup);
    await popupOf(page).waitFor();
    await quiet();
    await nextFrames(page);
    await look(page, name, 'contrast-low');
    const faults = await popupFaults(page);
    faults.push(...(await hiddenChoices(page)).map((choice) => `${choice} does not look chosen`));
    if (everyCase) {
      await page.emulateMedia({ forcedColors: 'none' });
      for (const size of [
        { width: 390, height: 844 },
        { width: 1350, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await nextFrames(page);
        await look(page, name, `words-${size.width}`);
      }
    }
    expect(faults).toEqual([]);
  },
  60_000,
);
