import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeFailure } from './describe-failure';
import { delayCalls } from './late-answers';
import { launchBrowser } from './launch-browser';
import { PageErrors } from './page-errors';
import { sessionOf } from './people';
import { type RunningSite, startSite } from './start-site';
import { type TranslatedFrom, translatePages } from './translate-page';

export interface PageOptions {
  /** CSS pixels; 1350 by default. Up to 600 the page emulates touch. */
  width?: number;
  theme?: 'light' | 'dark';
  reducedMotion?: boolean;
  javaScript?: boolean;
  /** IANA time zone of the visitor; that of India by default. */
  timeZone?: string;
  /** E-mail address of the user who is signed in from the start. */
  as?: string;
  /** When the browser begins to translate; set for all pages by E2E_TRANSLATED. */
  translated?: TranslatedFrom | undefined;
}

export interface Site {
  readonly origin: string;
  /** Opens a page in a new browser context, which is closed after the test. */
  newPage(options?: PageOptions): Promise<Page>;
  /** Allows browser errors that match. Any other browser error fails the test. */
  allowPageError(pattern: RegExp): void;
}

const { E2E_TRANSLATED: translatedFrom } = process.env as { E2E_TRANSLATED?: TranslatedFrom };

/** Timeout of browser waits, for a busy machine. */
const patienceMs = 15_000;

/** Waits until the page reacts to input. A rendered page is on the screen before its scripts run. */
export async function interactive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('kaksha:mounted').length > 0);
}

/**
 * Sets up the site and a browser for the tests of one file. Call it once at the top level.
 * @param ownSettings  starts a site for this file alone, with these environment variables
 */
export function useSite(ownSettings?: Readonly<Record<string, string>>): Site {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let pageErrors = new PageErrors();
  let ownSite: RunningSite | null = null;
  let origin = process.env.E2E_ORIGIN ?? '';

  if (ownSettings) {
    beforeAll(async () => {
      ownSite = await startSite(ownSettings);
      origin = ownSite.origin;
    }, 200_000);
    afterAll(() => ownSite?.stop());
  }
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  afterEach(async () => {
    const heard = pageErrors.unexpected();
    pageErrors = new PageErrors();
    await describeFailure(contexts);
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(heard).toEqual([]);
  });

  return {
    get origin() {
      return origin;
    },
    allowPageError: (pattern) => pageErrors.allow(pattern),
    async newPage({
      width = 1350,
      theme = 'light',
      reducedMotion = true,
      javaScript = true,
      timeZone = 'Asia/Kolkata',
      as,
      translated = translatedFrom,
    } = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width, height: width <= 600 ? 844 : 900 },
        hasTouch: width <= 600,
        colorScheme: theme,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        javaScriptEnabled: javaScript,
        locale: 'en-IN',
        timezoneId: timeZone,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      context.setDefaultTimeout(patienceMs);
      pageErrors.listen(context);
      await delayCalls(context);
      if (as) await context.addCookies(await sessionOf(origin, as));
      const page = await context.newPage();
      if (javaScript) waitAfterGoto(page, origin);
      if (translated) await translatePages(page, translated);
      return page;
    },
  };
}

/** `goto` of a page of the site also waits until the page reacts to input, except with `waitUntil: 'commit'`. */
function waitAfterGoto(page: Page, origin: string) {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isPage = response?.headers()['content-type']?.startsWith('text/html') && response.url().startsWith(origin);
    const hasHost = isPage && options?.waitUntil !== 'commit' && (await page.locator('#kaksha-boot').count()) > 0;
    if (hasHost) {
      await interactive(page);
      if (options?.waitUntil === 'networkidle') await page.waitForLoadState('networkidle');
    }
    return response;
  };
}
