import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './launch-browser';
import { PageErrors } from './page-errors';
import { fixDate } from './pictures';

/** The built component workshop; `npm test` builds it before the browser tests. */
const folder = resolve(import.meta.dirname, '../../.cache/kit');
/** No server listens: the files of the folder answer. */
const origin = 'http://kit.localhost';

export interface Story {
  id: string;
  /** Path and name, e.g. `ui/button` and `Sizes`. */
  title: string;
  name: string;
}

/** @throws Error when the workshop is not built */
export function storiesOfKit(): Story[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index))
    throw new Error('the workshop is not built: node --import tsx scripts/lib/build-for-tests.ts');
  const { entries }: { entries: Record<string, Story> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries);
}

export interface Kit {
  readonly page: Page;
  /** Renders a story and waits for its actions. @throws Error when it fails */
  show(story: Story): Promise<void>;
  /** Whether a part of the story covers the window: a dialog, a menu, a tooltip. */
  hasPopup(): Promise<boolean>;
}

/** Opens the workshop in a browser for the tests of one file. Call it once at the top level. */
export function useKit(): Kit {
  let browser: Browser;
  let page: Page;
  const pageErrors = new PageErrors();
  /** Errors that an earlier test reported. */
  let reported = 0;

  beforeAll(async () => {
    browser = await launchBrowser();
    const context = await browser.newContext({
      viewport: { width: 1350, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    pageErrors.listen(context);
    await context.route(`${origin}/**`, (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
    );
    page = await context.newPage();
    await fixDate(page);
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis);
    // 100 ms after the selection Storybook hides the root until the story is rendered; a hidden field gets no focus.
    await page.addStyleTag({ content: '#storybook-root { display: block !important; }' });
  });
  afterAll(() => browser?.close());
  afterEach(() => {
    const [earlier, all] = [reported, pageErrors.unexpected()];
    reported = all.length;
    expect(all.slice(earlier)).toEqual([]);
  });

  return {
    get page() {
      return page;
    },
    async show({ id }) {
      const failure = await page.evaluate(render, id);
      if (failure) throw new Error(`${id}: ${failure}`);
      await page.evaluate(() => document.fonts.ready.then(() => null));
    },
    hasPopup: async () => (await page.locator('[data-base-ui-portal] > *').count()) > 0,
  };
}

type Listener = (detail: unknown) => void;

interface Channel {
  emit(event: string, detail: object): void;
  on(event: string, listener: Listener): void;
  off(event: string, listener: Listener): void;
}

/** Runs in the page. @returns the error of the story, or null when it is rendered */
function render(id: string): Promise<string | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
  const failures = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
  return new Promise((resolve) => {
    const end = (failure: string | null) => {
      for (const [event, listener] of listeners) channel.off(event, listener);
      resolve(failure);
    };
    const listeners: [string, Listener][] = [
      ...failures.map((event): [string, Listener] => [event, (detail) => end(`${event}: ${JSON.stringify(detail)}`)]),
      ['storyRendered', (rendered) => rendered === id && end(null)],
    ];
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
