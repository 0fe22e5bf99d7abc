import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { required } from '@kaksha/domain/typed';
import { manifestKey } from '@kaksha/release/read-live';
import { type Browser, chromium } from 'playwright-core';
import { describeSet } from './combinations';
import { type Candidate, doesNotRun, type ReleaseSet } from './release-set';
import { type Neighbour, openBeside, openDirectly, type PageToOpen } from './smoke-test-pages';
import type { SiteAnswer, SiteRequest } from './smoke-test-site';
import { openSlot, pageOfSlot, type SlotPage } from './smoke-test-slots';
import { isOfTime, noApiCookie, type Problem } from './smoke-test-visit';

const siteDeadlineMs = 30_000;
const answerDeadlineMs = 10_000;
/** Pages at once; the processes that render need the rest of two cores. */
const concurrency = 3;
/** Pages of a release that the browser loads in the set of live versions. In other sets it loads one. */
const maxPages = 5;

export interface BrowserTest {
  /** Sets of releases, the live ones first. */
  sets: readonly ReleaseSet[];
  /** Names of the releases that are tested. */
  names: readonly string[];
  /** The live versions of the tested releases, whose addresses must stay. */
  live: ReadonlyMap<string, Candidate>;
  /** Path of Chromium, or a running browser. */
  browser: string | Browser;
}

/** Runs releases in every set, in a real browser. @throws ReleaseError DOES_NOT_RUN with the first problem */
export async function runInBrowser({ sets, names, live, browser: given }: BrowserTest): Promise<void> {
  const byShell = new Map<string, ReleaseSet[]>();
  for (const set of sets) {
    const { version } = required(set.get('shell'), 'shell').release;
    byShell.set(version, [...(byShell.get(version) ?? []), set]);
  }
  const sites: Site[] = [];
  const browser =
    typeof given === 'string'
      ? await chromium.launch({ executablePath: given, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
      : given;
  try {
    for (const [version, group] of byShell) {
      const site = new Site(group, [...live.values()]);
      sites.push(site);
      // The first problem ends the test, so sets that need another process wait.
      const { origins, patterns } = await site.start().catch((error: Error) => {
        const tested = required(group[0]?.get(names[0] ?? '') ?? group[0]?.get('shell'), 'release');
        throw doesNotRun(tested, `on the server with shell ${version}: ${error.message}`);
      });
      const checks = group.map((set, index) => {
        const isLive = set === sets[0];
        return checksOf({ browser, origin: origins[index] ?? '', patterns, set, names, live, isLive });
      });
      await inParallel(checks.flat());
      site.stop();
    }
  } finally {
    for (const site of sites) site.stop();
    if (typeof given === 'string') await browser.close();
  }
}

/** The arguments of Node: the compiled program of a package, or the source. */
function siteProgram(): string[] {
  const compiled = join(import.meta.dirname, 'smoke-test-site.js');
  return existsSync(compiled) ? [compiled] : ['--import', 'tsx', join(import.meta.dirname, 'smoke-test-site.ts')];
}

type Task = () => Promise<void>;

/** The process that serves the sets of one host. */
class Site {
  private child: ChildProcess | undefined;

  constructor(
    private readonly sets: readonly ReleaseSet[],
    private readonly live: readonly Candidate[],
  ) {}

  /** @throws Error when it hangs, exits or cannot evaluate a server bundle */
  start(): Promise<SiteAnswer> {
    const child = spawn(process.execPath, siteProgram(), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
    });
    this.child = child;
    const request: SiteRequest = {
      combinations: this.sets.map((set) => [...set.values()]),
      live: [...this.live],
    };
    return new Promise<SiteAnswer>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`it was not loaded after ${siteDeadlineMs / 1000} s`)),
        siteDeadlineMs,
      );
      child.once('message', (answer: SiteAnswer | { failure: string }) => {
        clearTimeout(timer);
        if ('failure' in answer) reject(new Error(answer.failure));
        else resolve(answer);
      });
      child.once('exit', () => {
        clearTimeout(timer);
        reject(new Error('it exited the process'));
      });
      child.send(request);
    });
  }

  stop(): void {
    this.child?.kill('SIGKILL');
  }
}

interface SetTest extends Omit<BrowserTest, 'sets' | 'browser'> {
  browser: Browser;
  origin: string;
  patterns: SiteAnswer['patterns'];
  set: ReleaseSet;
  isLive: boolean;
}

/** @throws the first error; the tasks that have not begun are left out */
async function inParallel(tasks: readonly Task[]): Promise<void> {
  const queue = [...tasks];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, worker));
  } finally {
    queue.length = 0;
  }
}

type Check = () => Promise<Problem>;

/** The checks of one set of releases; each throws ReleaseError DOES_NOT_RUN. */
function checksOf(test: SetTest): Task[] {
  const hasShell = test.names.includes('shell');
  // A host is tested with every remote that it runs.
  const tested = [...test.set.values()].filter(({ release: { name } }) => hasShell || test.names.includes(name));
  return tested.flatMap((candidate) => {
    const blamed = hasShell ? required(test.set.get('shell'), 'shell') : candidate;
    return checksOfRelease(test, candidate).map((check) => async () => {
      const first = await check();
      // Another process may have delayed it, so a problem of time counts when it occurs twice.
      const problem = first && isOfTime(first) ? await check() : first;
      const others = describeSet(test.set, test.names);
      if (problem) throw doesNotRun(blamed, `${problem}${others ? ` (with ${others})` : ''}`);
    });
  });
}

/** Checks of one release: the answers of the server, its pages, its extensions, and the pages of others. */
function checksOfRelease(test: SetTest, candidate: Candidate): Check[] {
  const { browser, origin, isLive } = test;
  const { release } = candidate;
  const hasShell = test.names.includes('shell');
  const region = { name: release.name, version: release.version };
  const { fixed, samples } = pathsOf(test, candidate);
  const onServer = [
    ...fixed.map((path) => () => answerOf(origin, path)),
    ...fixed.map((path) => () => answerOf(origin, path, [], noApiCookie)),
    // The object of a sample may not exist.
    ...samples.map((path) => () => answerOf(origin, path, [404])),
    () => lostPath(test, candidate),
  ];

  const paths = fixed.length > 0 ? fixed : samples;
  const opened = paths.length > 0 ? paths.slice(0, isLive ? maxPages : 1) : ['/'];
  const isThorough = isLive && !hasShell;
  const every: PageToOpen[] = [...fixed.map((path) => ({ path })), ...samples.map((path) => ({ path, mayMiss: true }))];
  const direct: PageToOpen[] = isThorough && every.length > 0 ? every : opened.map((path) => ({ path }));
  const visits = Array.from({ length: Math.min(concurrency, direct.length) }, (_, index) => {
    const isMine = (_page: unknown, place: number) => place % concurrency === index;
    const pages = direct.filter(isMine);
    const loaded = direct.slice(0, maxPages).filter(isMine).length;
    return () => openDirectly(browser, origin, region, { pages, loaded, isPressed: isThorough });
  });
  const slots = slotPagesOf(test, candidate).map((page) => () => openSlot(browser, origin, region, page));
  const neighbours = hasShell ? [] : neighboursOf(test);
  const own = { region, paths: opened };
  const beside = neighbours.length > 0 ? [() => openBeside(browser, origin, own, neighbours)] : [];
  return [...onServer, ...visits, ...slots, ...beside];
}

/** Pages of the live remotes with slots into which a release puts extensions. Sets that are not live are not opened. */
function slotPagesOf({ set, isLive }: SetTest, { release }: Candidate): SlotPage[] {
  const places = (isLive ? (release.extensions ?? []) : []).map(({ slot }) => pageOfSlot.get(slot));
  return [...new Map(places.map((place) => [place?.path, place])).values()].flatMap((place) => {
    const other = place && set.get(place.remote);
    return place && other ? [{ region: other.release, path: place.path }] : [];
  });
}

/** Addresses of a release without parameters, and samples of those with parameters. */
function pathsOf({ patterns }: Pick<SetTest, 'patterns'>, { release }: Candidate) {
  if (release.name === 'shell') return { fixed: ['/notifications'], samples: [] };
  const all = patterns[manifestKey(release.name, release.version)] ?? [];
  const sample = (pattern: string) => `/${pattern.replace(/\/?:\w+\?/g, '').replace(/:\w+/g, '1')}`;
  const fixed = all.filter((pattern) => !/[:*]/.test(pattern));
  const others = all.filter((pattern) => pattern.includes(':') && !pattern.includes('*'));
  return { fixed: fixed.map(sample), samples: others.map(sample) };
}

/** One page of each other release, and one of the host. */
function neighboursOf({ set, patterns, names }: SetTest): Neighbour[] {
  return [...set.values()]
    .filter(({ release }) => !names.includes(release.name))
    .map((other) => ({ region: other.release, path: firstOf(pathsOf({ patterns }, other)) }));
}

const firstOf = ({ fixed, samples }: ReturnType<typeof pathsOf>) => fixed[0] ?? samples[0] ?? '/';

/** How the server answers an address. @returns the problem, or null */
async function answerOf(origin: string, path: string, allowed: readonly number[] = [], cookie = ''): Promise<Problem> {
  const answer = await fetch(origin + path, {
    headers: { cookie: `auth_token=1; user_id=1; ${cookie}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(answerDeadlineMs),
  }).catch((error: Error) => error);
  if (answer instanceof Error) return `${path} is not answered: ${answer.message}`;
  await answer.arrayBuffer();
  const outcome = decodeURIComponent(answer.headers.get('x-smoke-test') ?? '');
  if (outcome.startsWith('failed') || outcome.startsWith('slow')) return `${path} on the server: ${outcome}`;
  const isWrong = [404, 500].includes(answer.status) && !allowed.includes(answer.status);
  return isWrong ? `${path} answers ${answer.status}` : null;
}

/** An address of the live version that the release no longer answers. */
async function lostPath({ origin, live, patterns }: SetTest, { release }: Candidate): Promise<Problem> {
  const before = live.get(release.name);
  if (!before || before.release.version === release.version) return null;
  const now = new Set(patterns[manifestKey(release.name, release.version)]);
  const answered = patterns[manifestKey(before.release.name, before.release.version)] ?? [];
  const lost = answered.filter((pattern) => !now.has(pattern) && !/[:*]/.test(pattern));
  for (const path of lost) {
    if (await answerOf(origin, `/${path}`)) return `/${path} answers 404, which ${before.release.version} answers`;
  }
  return null;
}
