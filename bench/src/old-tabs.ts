// npm run bench -- old-tabs [promotions …] [journey …]   20 journeys in tabs that opened 1, 10 and 100 promotions ago
// Each promotion replaces the shell and every remote; old releases are pruned, except those that tabs run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { prune } from '@kaksha/release/prune';
import type { ReleaseStore } from '@kaksha/release/store';
import { testKeysOf } from '@kaksha/release/test-store';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { copyLiveReleases, publishCopy } from './combinations/site-of-releases';
import { cookiesOf, sessionOf } from './measure-people.mjs';
import { type Journey, journeys } from './old-tabs/journeys';
import { openPrograms, untilGiven } from './programs';

const root = resolve(import.meta.dirname, '../..');
const args = process.argv.slice(2);
const numbers = args.map(Number).filter(Number.isInteger);
const ages = numbers.length > 0 ? numbers : [1, 10, 100];
const named = journeys.filter(({ name }) => args.includes(name));
const chosen = named.length > 0 ? named : journeys;
const folder = mkdtempSync(join(tmpdir(), 'kaksha-old-tabs-'));
const storeFolder = join(folder, 'store');
const programs = openPrograms(folder);
/** Promotions alternate between these; tabs run the first one, or one that an age before left live. */
const laterVersions = ['2.0.0', '3.0.0', '4.0.0'];
const timeoutMs = 60_000;

try {
  await measure();
} finally {
  programs.stop();
  for (const each of [folder, testKeysOf(storeFolder)]) rmSync(each, { recursive: true, force: true, maxRetries: 3 });
}

async function measure(): Promise<void> {
  const store = await copyLiveReleases(root, storeFolder);
  const first = Object.entries((await store.live()).names).map(([name, { version }]) => ({ name, version }));
  for (const version of laterVersions) {
    for (const ref of first) await publishCopy(store, join(folder, 'work'), ref, version, (_file, text) => text);
  }
  const site = await programs.startSite(storeFolder, await programs.startApi());
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  console.log('| promotions ago | finished in the old tab | finished after a reload | failed |\n|---|---|---|---|');
  try {
    for (const age of ages) {
      await promoteAll(store, first);
      await untilGiven(site, first);
      const tabs: Tab[] = [];
      for (const journey of chosen) tabs.push(await openTab(browser, site, journey));
      for (let n = 0; n < age; n++) await promoteAll(store, withVersion(first, laterVersions[n % 3] ?? ''));
      await untilGiven(site, withVersion(first, laterVersions[(age - 1) % 3] ?? ''));
      const inUse = new Set(first.map(({ name, version }) => `${name}@${version}`));
      await prune(store, { keep: 1, inUse, youngerThanMs: 0 });
      await report(age, tabs);
      for (const { page } of tabs) await page.context().close();
      for (const version of laterVersions) await publishAgain(store, first, version);
    }
  } finally {
    await browser.close();
  }
}

type Ref = Awaited<ReturnType<ReleaseStore['list']>>[number] | { name: string; version: string };

function withVersion(refs: readonly Ref[], version: string) {
  return refs.map(({ name }) => ({ name, version }));
}

function promoteAll(store: ReleaseStore, refs: readonly Ref[]) {
  return store.promoteTogether(refs, 'the benchmark');
}

/** Publishes what a prune removed. */
async function publishAgain(store: ReleaseStore, first: readonly Ref[], version: string): Promise<void> {
  for (const { name, version: of } of first) {
    if (await store.has(name, version)) continue;
    await publishCopy(store, join(folder, 'work'), { name, version: of }, version, (_file, text) => text);
  }
}

interface Tab {
  journey: Journey;
  page: Page;
}

async function openTab(browser: Browser, origin: string, journey: Journey): Promise<Tab> {
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'Asia/Kolkata' });
  context.setDefaultTimeout(timeoutMs);
  if (journey.as) await context.addCookies(cookiesOf(origin, await sessionOf(origin, `${journey.as}@kaksha.test`)));
  const page = await context.newPage();
  await page.goto(journey.start);
  await page.waitForLoadState('networkidle');
  await journey.before?.(page);
  await page.evaluate(() => Object.assign(globalThis, { isOldTab: true }));
  return { journey, page };
}

async function report(age: number, tabs: readonly Tab[]): Promise<void> {
  const count = { old: 0, reloaded: 0, failed: 0 };
  const problems: string[] = [];
  for (const { journey, page } of tabs) {
    try {
      await journey.after(page);
      const isOld = await page.evaluate(() => 'isOldTab' in globalThis);
      count[isOld ? 'old' : 'reloaded']++;
    } catch (error) {
      count.failed++;
      const said = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
      const shown = (await page.getByRole('main').textContent()) ?? '';
      problems.push(`${journey.name}: ${said}\n  the page shows: ${shown.replace(/\s+/g, ' ').slice(0, 600)}`);
    }
  }
  console.log(`| ${age} | ${count.old} of ${tabs.length} | ${count.reloaded} | ${count.failed} |`);
  for (const problem of problems) console.error(problem);
  if (count.failed > 0) process.exitCode = 1;
}
