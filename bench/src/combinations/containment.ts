import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseStore } from '@kaksha/release/store';
import { type BrowserContext, chromium } from 'playwright-core';
import { ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { cookiesOf, sessionOf } from '../measure-people.mjs';
import { quantile } from '../measure-quantile';
import { openPrograms, untilGiven } from '../programs';
import { goodFixture, writeFixture } from './fixture';
import { copyLiveReleases } from './site-of-releases';

/** Visits of the page of each site, in turn. More when the page seems to paint later, because single times vary by more than the limit. */
const visits = 5;
const moreVisits = 15;
/** Longest time until a page that works draws its next frame, in milliseconds. */
const maxFrame = 500;
const settledMs = 1500;
const maxShift = 0.01;
/** Of the page's largest paint, at the median of the rounds, in milliseconds. */
const maxLater = 50;

/** The page that shows the extension with the faults. */
const path = '/patron/basicdetails';

const median = (samples: readonly number[]) => quantile(samples, 0.5);

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

export interface Measured {
  /** What the fixture does to the page of another part; null for nothing. */
  harm: string | null;
  /** Milliseconds that the largest paint is later than with the same extension without its fault. */
  later: number;
  /** Milliseconds that it is later than without an extension. */
  laterThanNone: number;
}

/**
 * Three sites with the same API: one without the fixture, one with the good one, and one with a fixture that has a fault.
 * A browser of their own visits them, without the code of the smoke test.
 */
export async function openContainment(root: string, folder: string) {
  const programs = openPrograms(folder);
  const api = await programs.startApi();
  const open = async (name: string) => {
    const store = await copyLiveReleases(root, join(folder, name));
    const origin = await programs.startSite(join(folder, name), api);
    return { store, origin, cookies: cookiesOf(origin, await sessionOf(origin, 'trainer@kaksha.test')) };
  };
  const sites = { none: await open('none'), good: await open('good'), faulty: await open('faulty') };
  await makeLive(sites.good, writeFixture(join(folder, 'good-fixture'), goodFixture('1.0.0')), '1.0.0');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const visit = async ({ origin, cookies }: typeof sites.none): Promise<Visit> => {
    const context = await browser.newContext({ baseURL: origin });
    try {
      await context.addCookies(cookies);
      return await Promise.race([readPage(context), doesNotAnswer()]);
    } finally {
      await context.close();
    }
  };

  return {
    async measure(dist: string, version: string): Promise<Measured> {
      await makeLive(sites.faulty, dist, version);
      const rounds: { none: Visit; good: Visit; faulty: Visit }[] = [];
      const visitAll = async () => ({
        none: await visit(sites.none),
        good: await visit(sites.good),
        faulty: await visit(sites.faulty),
      });
      const visitUntil = async (count: number) => {
        while (rounds.length < count) rounds.push(await visitAll());
      };
      const laterThan = (key: 'none' | 'good') =>
        Math.round(median(rounds.map((round) => round.faulty.paint - round[key].paint)));
      // Fills the caches of the servers.
      await visitAll();
      await visitUntil(visits);
      if (laterThan('good') > maxLater) await visitUntil(moreVisits);
      const later = laterThan('good');
      const harm = harmOf(
        rounds.map(({ none }) => none),
        rounds.map(({ faulty }) => faulty),
      );
      return {
        harm: harm ?? (later > maxLater ? `paints ${later} ms later` : null),
        later,
        laterThanNone: laterThan('none'),
      };
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
  const of = (list: readonly Visit[], key: 'shift' | 'frame') => median(list.map((each) => each[key]));
  const shift = of(beside, 'shift') - of(without, 'shift');
  if (shift > maxShift) return `moves by ${shift.toFixed(3)}`;
  const frame = of(beside, 'frame');
  return frame > maxFrame ? `draws its next frame after ${Math.round(frame)} ms` : null;
}

interface Served {
  store: ReleaseStore;
  origin: string;
}

async function makeLive({ store, origin }: Served, dist: string, version: string): Promise<void> {
  await store.publish(dist, { commit: null, author: 'the benchmark' });
  const live = [{ name: 'reports', version }];
  await store.promoteTogether(live, 'the benchmark');
  await untilGiven(origin, live);
}

async function readPage(context: BrowserContext): Promise<Visit> {
  // The loader of TypeScript names functions with it, those of `evaluate` as well.
  await context.addInitScript({ content: 'globalThis.__name = (each) => each;' });
  const page = await context.newPage();
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
    const isOutside = (element: unknown) => !(element instanceof Element && element.closest('[data-extension]'));
    const outside = (selector: string) => [...document.querySelectorAll(selector)].filter(isOutside);
    const paints = await read('largest-contentful-paint');
    const shifts = await read('layout-shift');
    return {
      headings: outside('h1, h2, h3')
        .map(({ textContent }) => textContent)
        .join('|'),
      links: outside('a').length,
      paint: paints.filter((entry) => 'element' in entry && isOutside(entry.element)).at(-1)?.startTime ?? 0,
      shift: shifts
        .map((entry) => ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput ? entry.value : 0))
        .reduce((sum: number, value) => sum + Number(value), 0),
      frame,
    };
  });
}
