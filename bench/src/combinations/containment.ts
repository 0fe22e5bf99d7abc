import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseStore } from '@kaksha/release/store';
import type { BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { cookiesOf, sessionOf } from '../measure-people.mjs';
import { quantile } from '../measure-quantile';
import { openPrograms } from '../programs';
import { copyLiveReleases } from './site-of-releases';

/** Visits of the page, with the extension and without it in turn. */
const visits = 5;
/** Longest time until a page that works draws its next frame, in milliseconds. */
const maxFrame = 500;
const settledMs = 1500;
const maxShift = 0.01;
/** Of the page's largest paint, at the median of the pairs, in milliseconds. */
const maxLater = 50;

/** The page that shows the extension with the faults. */
const path = '/patron/basicdetails';

interface Visit {
  /** Outside the extensions. */
  headings: string;
  links: number;
  /** Milliseconds until the largest paint outside the extensions. */
  paint: number;
  shift: number;
  /** Milliseconds until the next frame, after the page has settled. */
  frame: number;
}

/**
 * Two sites with the same API: one without the fixture, and one where it is live. Both are visited by a browser of their
 * own, without the code of the smoke test.
 */
export async function openContainment(root: string, folder: string) {
  const programs = openPrograms(folder);
  const [plainStore, store] = [join(folder, 'plain'), join(folder, 'live')];
  await copyLiveReleases(root, plainStore);
  const releases = await copyLiveReleases(root, store);
  const api = await programs.startApi();
  const plain = await programs.startSite(plainStore, api);
  const live = await programs.startSite(store, api);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const cookies = await Promise.all(
    [plain, live].map(async (origin) => cookiesOf(origin, await sessionOf(origin, 'trainer@kaksha.test'))),
  );
  const visit = async (site: 0 | 1): Promise<Visit> => {
    const context = await browser.newContext({ baseURL: [plain, live][site] });
    try {
      await context.addCookies(cookies[site] ?? []);
      return await Promise.race([readPage(context), doesNotAnswer()]);
    } finally {
      await context.close();
    }
  };

  return {
    /** @returns what the fixture does to the pages of others, null for nothing, and how much later they paint, in milliseconds */
    async measure(dist: string, version: string): Promise<{ harm: string | null; later: number }> {
      await makeLive(releases, live, dist, version);
      const without: Visit[] = [];
      const beside: Visit[] = [];
      // The first visit of each fills the caches of the servers.
      for (let n = 0; n <= visits; n += 1) {
        const pair = [await visit(0), await visit(1)] as const;
        if (n === 0) continue;
        without.push(pair[0]);
        beside.push(pair[1]);
      }
      const differences = beside.map(({ paint }, index) => paint - (without[index]?.paint ?? 0));
      const later = Math.round(quantile(differences, 0.5));
      return { harm: harmOf(without, beside) ?? (later > maxLater ? `paints ${later} ms later` : null), later };
    },
    async close() {
      await browser.close();
      programs.stop();
    },
  };
}

async function doesNotAnswer(): Promise<never> {
  await delay(60_000, undefined, { ref: false });
  throw new Error(`${path} does not answer within a minute`);
}

function harmOf(without: readonly Visit[], beside: readonly Visit[]): string | null {
  const [before, after] = [without[0], beside[0]];
  if (!before || !after) return 'was not visited';
  const other = beside.find(({ headings, links }) => headings !== before.headings || links < before.links);
  if (other) return `shows ${other.links} links and the headings ${other.headings}`;
  const of = (list: readonly Visit[], key: 'shift' | 'frame') =>
    quantile(
      list.map((each) => each[key]),
      0.5,
    );
  const shift = of(beside, 'shift') - of(without, 'shift');
  if (shift > maxShift) return `moves by ${shift.toFixed(3)}`;
  const frame = of(beside, 'frame');
  return frame > maxFrame ? `draws its next frame after ${Math.round(frame)} ms` : null;
}

async function makeLive(store: ReleaseStore, origin: string, dist: string, version: string): Promise<void> {
  await store.publish(dist, { commit: null, author: 'the benchmark' });
  await store.promoteTogether([{ name: 'reports', version }], 'the benchmark');
  for (;;) {
    const { remotes } = await (await fetch(`${origin}/remotes.json`)).json();
    if (remotes.reports?.version === version) return;
    await delay(50);
  }
}

async function readPage(context: BrowserContext): Promise<Visit> {
  // The loader of TypeScript names functions with it, those of `evaluate` as well.
  await context.addInitScript({ content: 'globalThis.__name = (each) => each;' });
  const page: Page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The code of an extension loads after the page.
  await page.waitForTimeout(settledMs);
  return await page.evaluate(async () => {
    const read = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const found: PerformanceEntry[] = [];
        new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type, buffered: true });
        setTimeout(resolve, 100, found);
      });
    const begun = performance.now();
    await new Promise((done) => requestAnimationFrame(done));
    const frame = performance.now() - begun;
    const isOutside = (element: Element | null | undefined) => !element?.closest('[data-extension]');
    const outside = (selector: string) => [...document.querySelectorAll(selector)].filter(isOutside);
    const paints = (await read('largest-contentful-paint')) as (PerformanceEntry & { element?: Element })[];
    const shifts = (await read('layout-shift')) as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    return {
      headings: outside('h1, h2, h3')
        .map(({ textContent }) => textContent)
        .join('|'),
      links: outside('a').length,
      paint: paints.filter(({ element }) => isOutside(element)).at(-1)?.startTime ?? 0,
      shift: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
      frame,
    };
  });
}
