import { join } from 'node:path';
import type { TelemetryEvent } from '@kaksha/api-client/telemetry';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A page that does not show its content by then is broken. Waits end earlier when it shows. */
const deadlineMs = 12_000;
/** Of a visit of one page, with its navigation and checks. */
const pageVisitDeadlineMs = 18_000;
/** Of a visit of several pages. */
const visitDeadlineMs = 45_000;
/** Longest time from the request of a remote's entry to its routes. */
const maxLoadMs = 2500;
/** The error of every call but the session's. */
export const noApiMessage = 'There is no API here.';
const ownPageMs = 250;
const maxApiCalls = 60;
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

const notShown = (ms: number) => `was not shown after ${ms / 1000} s`;

/** Whether a busy machine could have caused it. */
export const isOfTime = (problem: string) =>
  /(?:does not answer|was not shown after \d+ s|needs \d+ ms to load|never stops rendering)$/.test(problem);

/** One browser page, and the errors that it met. */
class Visit {
  private readonly errors: string[] = [];
  private apiCalls = 0;

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {
    context.on('console', (message) => {
      const { url } = message.location();
      if (message.type() === 'error' && !url.includes('/backend/'))
        this.errors.push(`console: ${message.text()} ${url}`);
    });
    context.on('weberror', (error) => this.errors.push(`uncaught ${error.error().name}: ${error.error().message}`));
    page.on('crash', () => this.errors.push('the page crashed'));
    page.on('request', (request) => {
      if (request.url().includes('/backend/')) this.apiCalls += 1;
    });
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

  static async open(browser: Browser, origin: string): Promise<Visit> {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    // A signed-in user, so that pages of every role render.
    await context.addCookies(['auth_token', 'user_id'].map((name) => ({ name, value: '1', url: origin })));
    await context.addInitScript({ path: join(import.meta.dirname, 'smoke-test-page.mjs') });
    return new Visit(await context.newPage(), context);
  }

  close = () => this.context.close();

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
    return state.title.startsWith('Page not found') ? 'is not found' : null;
  }

  /** The first error that the host reported or the browser logged. */
  async reported(region: Region): Promise<Problem> {
    const events = await this.page.evaluate(() => window.__smokeTest.reports());
    // Failed calls are expected: only the session is answered.
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
  work: Promise<Problem>,
  visit: Visit,
  { ms, problem }: { ms: number; problem: string },
): Promise<Problem> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Problem>((resolve) => {
    timer = setTimeout(() => resolve(problem), ms);
  });
  work.catch(() => {});
  return Promise.race([work, deadline]).finally(async () => {
    clearTimeout(timer);
    await visit.close();
  });
}

/** Loads a page of a release like a visitor's first page: rendered on the server where possible, then hydrated. */
export async function openDirectly(browser: Browser, origin: string, region: Region, path: string): Promise<Problem> {
  const visit = await Visit.open(browser, origin);
  const steps = async () => {
    await visit.page.goto(path, { waitUntil: 'commit' });
    const problem = (await visit.shown(region)) ?? (await visit.endless()) ?? (await visit.reported(region));
    if (problem || region.name === 'shell') return problem;
    const { used, styled } = await visit.page.evaluate(
      (each) => window.__smokeTest.styledClasses(each),
      regionOf(region),
    );
    if (used < minClasses || styled / used >= minStyledShare) return null;
    return `has no styles: ${used - styled} of its ${used} classes are in no style sheet`;
  };
  return withDeadline(steps(), visit, { ms: pageVisitDeadlineMs, problem: notShown(pageVisitDeadlineMs) });
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
  const visit = await Visit.open(browser, origin);
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
  return withDeadline(steps(), visit, { ms: visitDeadlineMs, problem: 'does not answer' });
}

const beside = ({ region }: Neighbour) => `beside ${region.name} ${region.version}`;
