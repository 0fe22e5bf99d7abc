import { startTranslator } from '@kaksha/testing/translator';
import type { Page } from 'playwright-core';

/**
 * Translates the pages that open next, as the translator of a browser does: each text becomes
 * `<font><font>text</font></font>` with the same words, also texts that change later.
 * @param from  `parsing`: before the scripts of the page run, so that hydration finds another page than the server sent;
 *   `mounted`: when the page reacts to input
 */
export async function translatePages(page: Page, from: 'parsing' | 'mounted' = 'mounted'): Promise<void> {
  if (from === 'parsing') return void (await page.addInitScript(startTranslator));
  await page.addInitScript(`
    const translator = ${startTranslator};
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('kaksha:mounted').length === 0) return;
      observer.disconnect();
      translator();
    }).observe({ type: 'mark', buffered: true });
  `);
}
