import { join } from 'node:path';
import type { TelemetryEvent } from '@kaksha/api-client/telemetry';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sampleOrigin } from './sample-answers';

/** A page that does not show its content by then is broken. Waits end earlier when it shows. */
const deadlineMs = 12_000;
/** Of a visit of one page, with its navigation and checks. */
const pageVisitDeadlineMs = 18_000;
/** Of a visit beside other releases. */
const visitDeadlineMs = 45_000;
/** Longest time from the request of a remote's entry to its routes. */
const maxLoadMs = 2500;
/** With it, every call but the session's fails. */
export const noApiCookie = 'smoke_test_api=none';
/** The error of these calls. */
export const noApiMessage = 'There is no API here.';
const ownPageMs = 250;
const maxApiCalls = 60;
/** Buttons that are pressed on a page. */
const maxPresses = 8;
/** Longest wait for what a button loads. */
const maxPressMs = 2000;
/** Pressing ends after this time. The page has been shown, so that is no problem. */
const pressing = { ms: 8000, problem: null };
/** Errors of code. A button may meet others, such as a refused permission or no network. */
const codeError = /^(?:uncaught )?(?:TypeError|ReferenceError|RangeError|SyntaxError): (?!Failed to fetch$)/;
/** Below this share of styled classes, a page lacks its style sheet. */
const minStyledShare = 0.5;
const minClasses = 3;

export interface Region {
  name: string;
  version: string;
}

/** The functions of smoke-test-page.mjs. Values of `before` stay in the page. */
interface PageTools {
  readGlobals(): Map<string, unknown>;
  changedGlobals(before: Map<string, unknown>): string[];
  go(path: string): void;
  styledClasses(region: string): { used: number; styled: number };
  stateOf(region: string): { isMounted: boolean; isShown: boolean; alert: string | null; title: string };
  reports(): Promise<TelemetryEvent[]>;
  forget(): Promise<void>;
  press(region: string): boolean;
  close(): void;
  quiet(): Promise<void>;
}

declare global {
  interface Window {
    __smokeTest: PageTools;
    /** The reading before the release was loaded. */
    __smokeBefore: Map<string, unknown>;
  }
}

const regionOf = ({ name }: Region) => (name === 'shell' ? '#root main' : `[data-remote="${name}"]`);

/** A problem of a release, as the end of a sentence. */
export type Problem = string | null;

const notFound = 'is not found';
const notShown = (ms: number) => `was not shown after ${ms / 1000} s`;

/** Whether a busy machine could have caused it. */
export const isOfTime = (problem: string) =>
  /(?:does not answer|was not shown after \d+ s|needs \d+ ms to load|never stops rendering)$/.test(problem);

/** A signed-in user's browser, so that pages of every role render. */
async function openContext(browser: Browser, origin: string, cookies: readonly string[] = []): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const all = ['auth_token=1', 'user_id=1', ...cookies].map((cookie) => cookie.split('=', 2));
  await context.addCookies(all.map(([name = '', value = '']) => ({ name, value, url: origin })));
  await context.addInitScript({ path: join(import.meta.dirname, 'smoke-test-page.mjs') });
  return context;
}

/** One browser page, and the errors that it met. */
class Visit {
  private readonly errors: string[] = [];
  private apiCalls = 0;
  private pending = 0;

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() === 'error' && !url.includes('/backend/') && !url.startsWith(sampleOrigin))
        this.errors.push(`console: ${message.text()} ${url}`);
    });
    page.on('pageerror', (error) => this.errors.push(`uncaught ${error.name}: ${error.message}`));
    page.on('crash', () => this.errors.push('the page crashed'));
    page.on('request', (request) => {
      this.pending += 1;
      if (request.url().includes('/backend/')) this.apiCalls += 1;
    });
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end as 'requestfinished', () => {
        this.pending -= 1;
      });
    }
    page.on('response', (answer) => {
      if (
        answer.status() >= 400 &&
        !answer.url().includes('/backend/') &&
        answer.request().resourceType() !== 'document'
      ) {
        this.errors.push(`${new URL(answer.url()).pathname} answered ${answer.status()}`);
      }
    });
  }

  static open = async (context: BrowserContext): Promise<Visit> => new Visit(await context.newPage(), context);

  /** Waits until the host has started and the region has content. */
  async shown(region: Region): Promise<Problem> {
    const selector = regionOf(region);
    const state = await this.page
      .waitForFunction(
        (each) => {
          const now = window.__smokeTest.stateOf(each);
          return (now.alert || (now.isMounted && now.isShown)) && now;
        },
        selector,
        { timeout: deadlineMs },
      )
      .then((handle) => handle.jsonValue())
      .catch(() => null);
    if (this.errors.length > 0) return this.errors[0] ?? null;
    if (!state) return notShown(deadlineMs);
    if (state.alert) return (await this.reported(region)) ?? `shows “${state.alert}”`;
    return state.title.startsWith('Page not found') ? notFound : null;
  }

  /** The first error that the host reported or the browser logged. */
  async reported(region: Region): Promise<Problem> {
    const events = await this.page.evaluate(() => window.__smokeTest.reports());
    // Beside other releases, every call but the session's fails.
    const error = events.find((event) => event.kind === 'error' && !event.message.includes(noApiMessage));
    if (error?.kind === 'error') return `${error.name}: ${error.message}`;
    if (this.errors.length > 0) return this.errors[0] ?? null;
    if (this.apiCalls > maxApiCalls) return `calls the API ${this.apiCalls} times`;
    const load = events.find(
      (event) => event.kind === 'vital' && event.name === 'REMOTE' && event.remote === region.name,
    );
    if (load?.kind === 'vital' && load.value > maxLoadMs) return `needs ${Math.round(load.value)} ms to load`;
    return null;
  }

  /** Waits until the page neither loads nor changes. */
  async settled(): Promise<void> {
    const end = performance.now() + maxPressMs;
    do await this.page.evaluate(() => window.__smokeTest.quiet());
    while (this.pending > 0 && performance.now() < end);
  }

  /**
   * Presses the buttons of the region, and closes the menus and dialogs that they open. Ends when a button leads to
   * another page: that page is tested where it is opened.
   */
  async pressed(region: Region): Promise<Problem> {
    const { page } = this;
    const selector = regionOf(region);
    const path = page.url();
    for (let presses = 0; presses < maxPresses; presses++) {
      const isPressed = await page.evaluate((each) => window.__smokeTest.press(each), selector);
      if (!isPressed) return null;
      await this.settled();
      if (page.url() !== path) return null;
      const problem = await this.crashed(region);
      if (problem) return problem;
      await page.evaluate(() => window.__smokeTest.close());
      await this.settled();
    }
    return this.crashed(region);
  }

  /** An error of the code of a region, after a button was pressed. */
  private async crashed(region: Region): Promise<Problem> {
    const { alert } = await this.page.evaluate((each) => window.__smokeTest.stateOf(each), regionOf(region));
    if (alert) return (await this.reported(region)) ?? `shows “${alert}”`;
    return this.errors.find((error) => codeError.test(error)) ?? null;
  }

  /** Errors until now do not count. */
  async forget(): Promise<void> {
    this.errors.length = 0;
    this.apiCalls = 0;
    await this.page.evaluate(() => window.__smokeTest.forget());
  }

  /** Finds work that never ends, by the share of time that the page's scripts run. */
  async endless(): Promise<Problem> {
    const session = await this.context.newCDPSession(this.page);
    await session.send('Performance.enable');
    const scriptTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
      return { at: of('Timestamp'), busy: of('TaskDuration') };
    };
    for (let round = 0; round < 12; round++) {
      const from = await scriptTime();
      await this.page.waitForTimeout(150);
      const to = await scriptTime();
      if ((to.busy - from.busy) / (to.at - from.at) < 0.6) return null;
    }
    return 'never stops rendering';
  }
}

/** Every step has a deadline here, because a script that hangs blocks timers in the page. */
async function withDeadline(
  work: () => Promise<Problem>,
  { ms, problem }: { ms: number; problem: Problem },
): Promise<Problem> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Problem>((resolve) => {
    timer = setTimeout(() => resolve(problem), ms);
  });
  // A step fails when its page is gone.
  const steps = work().catch(() => problem);
  return Promise.race([steps, deadline]).finally(() => clearTimeout(timer));
}

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
  return problem ?? visit.reported(region);
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
