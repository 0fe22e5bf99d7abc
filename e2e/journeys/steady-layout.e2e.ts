import type { Page } from 'playwright-core';
import { watchShifts } from '../support/layout-shifts';
import { firstCourse } from '../support/screens';
import { useSite } from '../support/site';

const site = useSite();

/** Waits two frames, so that pending rendering is painted. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls to the bottom by one viewport height at a time, which loads lazy content. */
async function readThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let step = 1; step <= steps; step++) {
    await page.evaluate((at) => scrollTo(0, at * innerHeight), step);
    await drawn(page);
  }
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

const pages = [
  ['home', '/'],
  ['course search', '/live-courses'],
  ['a course', 'course'],
  ['the list of trainers', '/live-online-trainers'],
  ['a trainer', '/instructorprofile/1'],
  ['the blog', '/blog'],
  ['a post', '/blog/why-a-start-date-beats-a-library-of-videos'],
] as const;

describe.each([1350, 390])('at %i px, for a visitor in another time zone', (width) => {
  test.each(pages)('the page %s has no layout shift', async (_name, path) => {
    const page = await site.newPage({ width, timeZone: 'America/New_York' });
    const shifts = await watchShifts(page);
    await page.goto(path === 'course' ? (await firstCourse(site.origin)).path : path, { waitUntil: 'networkidle' });
    if (path === 'course')
      await page
        .getByText(/in New York/)
        .first()
        .waitFor();
    await readThrough(page);
    expect(await shifts()).toEqual([]);
  });
});

describe.each([1350, 1100, 820, 390])('at %i px no grid of cards ends with a single card', (width) => {
  test.each(pages.filter(([name]) => name === 'home' || name === 'the blog'))('on the page %s', async (_name, path) => {
    const page = await site.newPage({ width });
    await page.goto(path, { waitUntil: 'networkidle' });
    await readThrough(page);
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('main ul, main ol')].map((list) => {
        if (getComputedStyle(list).display !== 'grid') return [];
        const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      }),
    );
    const grids = rows.filter((counts) => counts.length > 1 && Math.max(...counts) > 1);
    expect(grids.filter((counts) => counts.at(-1) === 1)).toEqual([]);
  });
});

test('a display font that arrives after the first paint moves nothing, and the next page uses it', async () => {
  const page = await site.newPage();
  const shifts = await watchShifts(page);
  const usedFont = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font-display'));
  const isFont = /\.woff2$/;
  const painted = () => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const hasFont = page.waitForResponse(isFont).then((response) => response.finished());
  await page.route(isFont, async (route) => {
    await painted();
    await route.continue();
  });
  await page.route(/\/styles\.css$/, async (route) => {
    await hasFont;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await readThrough(page);
  expect(await shifts()).toEqual([]);
  expect(await usedFont()).not.toContain('Anek Latin Variable');

  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForFunction(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--font-display').includes('Anek Latin Variable'),
  );
});

test('text in the display font has one other face until the font loads, and the same width within 3 %', async () => {
  const faces = async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const debuggee = await page.context().newCDPSession(page);
    await debuggee.send('DOM.enable');
    await debuggee.send('CSS.enable');
    const { root } = await debuggee.send('DOM.getDocument');
    const selector = 'h1, h2, h3';
    const { nodeIds } = await debuggee.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    const fonts = await Promise.all(
      nodeIds.map(async (nodeId) => (await debuggee.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
    );
    return [...new Set(fonts.flat().map(({ postScriptName }) => postScriptName))];
  };
  /** The width of all headings of the page in one line each, in pixels. */
  const widthIn = (page: Page, family: string) =>
    page.evaluate(async (fontFamily) => {
      await document.fonts.load('600 100px "Anek Latin Variable"');
      const sample = document.body.appendChild(document.createElement('div'));
      sample.style.cssText = 'position:absolute;width:max-content;white-space:pre;font-size:100px;font-weight:600';
      sample.style.fontFamily = fontFamily;
      const headings = [...document.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent?.trim() ?? '');
      const widths = headings.map((text) => {
        sample.textContent = text;
        return sample.getBoundingClientRect().width;
      });
      sample.remove();
      return widths.reduce((sum, width) => sum + width, 0);
    }, family);

  const page = await site.newPage();
  const isFont = /\.woff2$/;
  await page.route(isFont, (route) => route.abort());
  site.allowPageError(/woff2|ERR_FAILED/);
  const [, path] = pages[1];
  expect(await faces(page, path)).toHaveLength(1);
  await page.unroute(isFont);
  await page.goto(path, { waitUntil: 'networkidle' });
  const fallback = await widthIn(page, 'var(--font-display-fallback)');
  const width = await widthIn(page, '"Anek Latin Variable"');
  expect(Math.abs(fallback / width - 1)).toBeLessThan(0.03);
});

test('the display font is preloaded on a fast connection, and on a slow one when it is cached, else it loads after the scripts', async () => {
  const isPreloaded = async (page: Page) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    return (await page.locator('link[as="font"][media="not all"]').count()) === 0;
  };
  expect(await isPreloaded(await site.newPage())).toBe(true);

  const page = await site.newPage();
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Network.enable');
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await debuggee.send('Network.emulateNetworkConditions', slow);
  const events: string[] = [];
  page.on('requestfinished', (request) => request.url().endsWith('/main.js') && events.push('the scripts have loaded'));
  page.on('request', (request) => request.url().endsWith('.woff2') && events.push('the font is requested'));
  expect(await isPreloaded(page)).toBe(false);
  await page.waitForFunction(() => localStorage.getItem('kaksha.font') !== null);
  expect(events).toEqual(['the scripts have loaded', 'the font is requested']);
  expect(await isPreloaded(page)).toBe(true);
});
