import { startTranslator } from '@kaksha/testing/translator';
import type { Page } from 'playwright-core';

/** `parsing`: before the scripts of a page run, so that hydration finds other elements than the server sent. */
export type TranslatedFrom = 'parsing' | 'mounted';

/**
 * Translates the pages that open next, as the translator of a browser does: each text becomes
 * `<font><font>text</font></font>` with the same words, also texts that change later.
 */
export async function translatePages(page: Page, from: TranslatedFrom = 'mounted'): Promise<void> {
  if (from === 'parsing') {
    await page.addInitScript(startTranslator);
    return;
  }
  await page.addInitScript(`
    const translator = ${startTranslator};
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('kaksha:mounted').length === 0) return;
      observer.disconnect();
      translator();
    }).observe({ type: 'mark', buffered: true });
  `);
}
