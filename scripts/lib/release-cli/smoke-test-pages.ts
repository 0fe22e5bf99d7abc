import type { Browser } from 'playwright-core';
import {
  noApiCookie,
  notFound,
  notShown,
  openContext,
  type Problem,
  type Region,
  regionOf,
  Visit,
  withDeadline,
} from './smoke-test-visit';

/** Of a visit of one page, with its navigation and checks. */
const pageVisitDeadlineMs = 18_000;
/** Of a visit beside other releases. */
const visitDeadlineMs = 45_000;
const ownPageMs = 250;
/** Pressing ends after this time. The page has been shown, so that is no problem. */
const pressing = { ms: 8000, problem: null };
/** Below this share of styled classes, a page lacks its style sheet. */
const minStyledShare = 0.5;
const minClasses = 3;

export interface PageToOpen {
  path: string;
  /** Whether the object of the page may not exist. */
  mayMiss?: boolean;
}

interface DirectPages {
  pages: readonly PageToOpen[];
  loaded: number;
  isPressed: boolean;
}

/** Loads a page of a release like a visitor's first page: rendered on the server where possible, then hydrated. */
async function openPage(visit: Visit, region: Region, { path, mayMiss }: PageToOpen): Promise<Problem> {
  const answer = await visit.page.goto(path, { waitUntil: 'commit' });
  if (mayMiss && answer?.status() === 404) return null;
  const problem = (await visit.shown(region)) ?? (await visit.endless()) ?? (await visit.reported(region));
  if (problem || region.name === 'shell') return problem;
  const { used, styled } = await visit.page.evaluate(
    (each) => window.__smokeTest.styledClasses(each),
    regionOf(region),
  );
  if (used >= minClasses && styled / used < minStyledShare) {
    return `has no styles: ${used - styled} of its ${used} classes are in no style sheet`;
  }
  return null;
}

/**
 * Opens pages of a release: loads those before `loaded`, each in a tab of its own, and goes to the others in the last
 * tab, like a visitor who follows links. Presses the buttons of each when `isPressed`.
 */
export async function openDirectly(
  browser: Browser,
  origin: string,
  region: Region,
  { pages, loaded, isPressed }: DirectPages,
): Promise<Problem> {
  const context = await openContext(browser, origin);
  const limit = { ms: pageVisitDeadlineMs, problem: notShown(pageVisitDeadlineMs) };
  try {
    let visit: Visit | undefined;
    for (const [index, page] of pages.entries()) {
      const before = index < loaded ? undefined : visit;
      if (!before) await visit?.page.close();
      const now = before ?? (await Visit.open(context));
      visit = now;
      const steps = () => (before ? goTo(before, region, page) : openPage(now, region, page));
      const problem =
        (await withDeadline(steps, limit)) ?? (isPressed && (await withDeadline(() => now.pressed(region), pressing)));
      if (problem) return `${page.path} ${problem}`;
    }
    return null;
  } finally {
    await context.close().catch(() => {});
  }
}

/** Goes to a page from another page. Loads it when that page cannot be left. */
async function goTo(visit: Visit, region: Region, page: PageToOpen): Promise<Problem> {
  await visit.forget();
  await visit.page.evaluate((each) => window.__smokeTest.go(each), page.path);
  await visit.settled();
  if (new URL(visit.page.url()).pathname !== page.path) return openPage(visit, region, page);
  const problem = await visit.shown(region);
  if (problem === notFound && page.mayMiss) return null;
  return problem ?? (await visit.endless()) ?? visit.reported(region);
}

export interface Neighbour {
  region: Region;
  path: string;
}

/**
 * Opens a release from the pages of the other ones, and returns to each. The other pages must work, and what all
 * scripts share must stay as it was.
 */
export async function openBeside(
  browser: Browser,
  origin: string,
  { region, paths }: { region: Region; paths: readonly string[] },
  others: readonly Neighbour[],
): Promise<Problem> {
  const context = await openContext(browser, origin, [noApiCookie]);
  const visit = await Visit.open(context);
  const { page } = visit;
  const go = (to: string) => page.evaluate((each) => window.__smokeTest.go(each), to);
  const steps = async () => {
    const working: Neighbour[] = [];
    for (const [index, other] of others.entries()) {
      if (index === 0) await page.goto(other.path, { waitUntil: 'load' });
      else await go(other.path);
      // A page that fails by itself is not a fault of this release.
      if (await visit.shown(other.region)) continue;
      working.push(other);
    }
    await visit.endless();
    await visit.forget();
    await page.evaluate(() => {
      window.__smokeBefore = window.__smokeTest.readGlobals();
    });
    const last = working.at(-1);
    for (const [index, path] of paths.entries()) {
      await go(path);
      // The page before it is of the same region, and shown until the data of this one have arrived.
      if (index > 0) await page.waitForTimeout(ownPageMs);
      const failed = await visit.shown(region);
      if (failed) return `${path} opened ${last ? beside(last) : 'later'}: ${failed}`;
    }
    for (const other of working.toReversed()) {
      await go(other.path);
      const back = await visit.shown(other.region);
      if (back) return `breaks the way back ${beside(other)}: ${back}`;
    }
    const globals = await page.evaluate(() => window.__smokeTest.changedGlobals(window.__smokeBefore));
    if (globals.length > 0) return `changes ${globals.slice(0, 3).join(', ')}`;
    return visit.reported(region);
  };
  return withDeadline(steps, { ms: visitDeadlineMs, problem: 'does not answer' }).finally(() =>
    context.close().catch(() => {}),
  );
}

const beside = ({ region }: Neighbour) => `beside ${region.name} ${region.version}`;
