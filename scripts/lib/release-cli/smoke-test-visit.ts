import { join } from 'node:path';
import type { TelemetryEvent } from '@kaksha/api-client/telemetry';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sampleOrigin } from './sample-answers';

/** A page that does not show its content by then is broken. Waits end earlier when it shows. */
const deadlineMs = 12_000;
/** Longest time from the request of a remote's entry to its routes. */
const maxLoadMs = 2500;
/** With it, every call but the session's fails. */
export const noApiCookie = 'smoke_test_api=none';
/** A cookie that names a release whose extensions are left out. */
export const withoutExtensions = 'smoke_test_without';
/** The error of these calls. */
export const noApiMessage = 'There is no API here.';
const maxApiCalls = 60;
/** Buttons that are pressed on a page. */
const maxPresses = 8;
/** Longest wait for what a button loads. */
const maxPressMs = 2000;
const restedWithinMs = 2500;
/** A page that never rests, by the share of each round that its scripts run. */
const endless = { rounds: 8, roundMs: 300, share: 0.5 };
/** Errors of code. A button may meet others, such as a refused permission or no network. */
const codeError = /^(?:uncaught )?(?:TypeError|ReferenceError|RangeError|SyntaxError): (?!Failed to fetch$)/;

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
  /** Waits until the page stops changing. @returns false when it has not stopped */
  quiet(): Promise<boolean>;
  /** The functions, attributes and styles that all scripts share, as texts. */
  globalTexts(): Record<string, string>;
  /** The sum of layout shifts. */
  layoutShift(): number;
  /** Milliseconds until the largest paint so far, without those of extensions. */
  largestPaint(): number;
  /** Uncompressed bytes of the scripts that were loaded below a path. */
  scriptBytes(path: string): number;
  /** Where the user is, and the headings of the page, without those of extensions. */
  surroundings(): Record<string, string>;
  /** Elements that the extensions of a remote have drawn. */
  drawnElements(remote: string): number;
}

declare global {
  interface Window {
    __smokeTest: PageTools;
    /** The reading before the release was loaded. */
    __smokeBefore: Map<string, unknown>;
  }
}

export const regionOf = ({ name }: Region) => (name === 'shell' ? '#root main' : `[data-remote="${name}"]`);

/** A problem of a release, as the end of a sentence. */
export type Problem = string | null;

export const notFound = 'is not found';
export const notShown = (ms: number) => `was not shown after ${ms / 1000} s`;

/** A tab or a filter of the page changes the query only. */
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Whether a busy machine could have caused it. */
export const isOfTime = (problem: string) =>
  /(?:does not answer|is not answered: .*timeout|was not shown after \d+ s|needs \d+ ms to load|paints its largest element \d+ ms later|never stops rendering)$/.test(
    problem,
  );

/** A signed-in user's browser, so that pages of every role render. */
export async function openContext(
  browser: Browser,
  origin: string,
  cookies: readonly string[] = [],
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const all = ['auth_token=1', 'user_id=1', ...cookies].map((cookie) => cookie.split('=', 2));
  await context.addCookies(all.map(([name = '', value = '']) => ({ name, value, url: origin })));
  await context.addInitScript({ path: join(import.meta.dirname, 'smoke-test-page.mjs') });
  return context;
}

/** One browser page, and the errors that it met. */
export class Visit {
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
    const ended = () => {
      this.pending -= 1;
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
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
    const error = await this.firstError(region);
    if (error) return error;
    if (!state) return notShown(deadlineMs);
    if (state.alert) return (await this.reported(region)) ?? `shows “${state.alert}”`;
    return state.title.startsWith('Page not found') ? notFound : null;
  }

  /** The errors that the host reported, without those of the extensions of other remotes. */
  private async events({ name }: Region): Promise<{ own: TelemetryEvent[]; others: TelemetryEvent[] }> {
    const events = await this.page.evaluate(() => window.__smokeTest.reports());
    const isOfOther = (event: TelemetryEvent) =>
      event.kind === 'error' && event.name.startsWith('extension:') && event.remote !== name;
    return { own: events.filter((event) => !isOfOther(event)), others: events.filter(isOfOther) };
  }

  /** The first error that the browser logged and that is not of an extension of another remote. */
  private async firstError(region: Region): Promise<Problem> {
    if (this.errors.length === 0) return null;
    const { others } = await this.events(region);
    const isOfOther = (text: string) =>
      others.some((event) => event.kind === 'error' && event.message !== '' && text.includes(event.message));
    return this.errors.find((text) => !isOfOther(text)) ?? null;
  }

  /** The first error that the host reported or the browser logged. */
  async reported(region: Region): Promise<Problem> {
    const { own: events } = await this.events(region);
    // Beside other releases, every call but the session's fails.
    const error = events.find((event) => event.kind === 'error' && !event.message.includes(noApiMessage));
    if (error?.kind === 'error') return `${error.name}: ${error.message}`;
    const logged = await this.firstError(region);
    if (logged) return logged;
    if (this.apiCalls > maxApiCalls) return `calls the API ${this.apiCalls} times`;
    const load = events.find(
      (event) => event.kind === 'vital' && event.name === 'REMOTE' && event.remote === region.name,
    );
    if (load?.kind === 'vital' && load.value > maxLoadMs) return `needs ${Math.round(load.value)} ms to load`;
    return null;
  }

  /** Waits until the page has loaded and its thread was idle, which extensions wait for that the server did not render. */
  async rested(): Promise<void> {
    await this.page.waitForLoadState('load');
    await this.page.evaluate(
      (timeout) => new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout })),
      restedWithinMs,
    );
  }

  /** Waits until the page neither loads nor changes. @returns false when it has not stopped to */
  async settled(): Promise<boolean> {
    const end = performance.now() + maxPressMs;
    let isQuiet: boolean;
    do isQuiet = await this.page.evaluate(() => window.__smokeTest.quiet());
    while ((this.pending > 0 || !isQuiet) && performance.now() < end);
    return isQuiet;
  }

  /**
   * Presses the buttons of the region, and closes the menus and dialogs that they open. Ends when a button leads to
   * another page: that page is tested where it is opened.
   */
  async pressed(region: Region): Promise<Problem> {
    const { page } = this;
    const selector = regionOf(region);
    const path = pathOf(page);
    for (let presses = 0; presses < maxPresses; presses++) {
      const isPressed = await page.evaluate((each) => window.__smokeTest.press(each), selector);
      if (!isPressed) return null;
      await this.settled();
      if (pathOf(page) !== path) return null;
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
    for (let round = 0; round < endless.rounds; round++) {
      const from = await scriptTime();
      // A task that has not ended does not count, so a round is longer than several tasks that a person would notice.
      await this.page.waitForTimeout(endless.roundMs);
      const to = await scriptTime();
      if ((to.busy - from.busy) / (to.at - from.at) < endless.share) return null;
    }
    return 'never stops rendering';
  }
}

/** Every step has a deadline here, because a script that hangs blocks timers in the page. */
export async function withDeadline(
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
