// npm run bench -- thousand-releases [promotions]   promotes a remote 1,000 times under load
// Measures failures, hydration, heap and speed while its pages are rendered.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testKeysOf } from '@kaksha/release/test-store';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { openDirectly } from '../../scripts/lib/release-cli/smoke-test-pages';
import { goodFixture, writeFixture } from './combinations/fixture';
import { copyLiveReleases } from './combinations/site-of-releases';
import type { Counts } from './thousand-releases/load';
import type { Usage } from './thousand-releases/site';

const goals = { heapGrowth: 0.05 };
const promotions = Number(process.argv[2] ?? 1000);
/** More than any cache of the site holds. */
const releases = Math.min(promotions, 250);
/** Every release once: fills all caches, of which the list of verified files is the largest, before the heap is measured. */
const warmUp = releases;
const samples = 10;
const speedMs = 20_000;

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'kaksha-thousand-'));
const store = await copyLiveReleases(root, join(folder, 'store'));
const children: ChildProcess[] = [];

try {
  await measure();
} finally {
  for (const child of children) child.kill('SIGKILL');
  for (const each of [folder, testKeysOf(join(folder, 'store'))]) rmSync(each, { recursive: true, force: true });
}

async function measure() {
  for (let n = 0; n < releases; n++) await publish(n);
  console.error('published');
  await promote(0);
  const site = start('site.ts', join(folder, 'store'), ['--expose-gc']);
  const origin = await answerOf<string>(site);
  const load = start('load.ts', origin);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  const ask = (message: 'count' | 'pause' | 'resume') => {
    load.send(message);
    return answerOf<Counts>(load);
  };
  /** Without requests in progress. */
  const usageOf = async () => {
    const counts = await ask('pause');
    site.send('usage');
    const usage = await answerOf<Usage>(site);
    await ask('resume');
    return { counts, usage };
  };
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

  for (let n = 1; n <= warmUp; n++) await promote(n);
  await ask('count');
  const alone = await timed(async () => {
    await pause(speedMs);
    return ask('count');
  });
  const { usage: before } = await usageOf();
  const problems: string[] = [];
  const during = await timed(async () => {
    for (let n = 1; n <= promotions; n++) {
      await promote(warmUp + n);
      if (n % Math.ceil(promotions / samples) !== 0) continue;
      const problem = await openDirectly(
        browser,
        origin,
        { name: 'reports', version: versionOf(warmUp + n) },
        { pages: [{ path: '/reports' }], loaded: 1, isPressed: false },
      );
      if (problem) problems.push(problem);
      console.error(`${n} promotions`);
    }
    return ask('count');
  });
  // The same load as before the first measurement: for seconds V8 keeps compiled code of the bundles that ran last.
  await pause(speedMs);
  const { usage: after, counts: last } = await usageOf();
  await browser.close();

  const growth = after.heapBytes / before.heapBytes - 1;
  const { counts } = during;
  console.log(`promotions                  ${promotions} of ${releases} releases in ${during.seconds.toFixed(0)} s
pages rendered              ${counts.pages}
failed requests             ${last.failed} ${last.reasons.join(', ')}
pages opened in a browser   ${samples}, with problems: ${problems.length} ${problems.join('; ')}
heap after collection       ${megabytes(before.heapBytes)}, then ${megabytes(after.heapBytes)}: ${(growth * 100).toFixed(1)} % (goal below ${goals.heapGrowth * 100} %)
open files                  ${before.openFiles}, then ${after.openFiles}
pages per second            ${rate(alone)} without releases, ${rate(during)} with (x${(rate(during) / rate(alone)).toFixed(2)})`);
  if (last.failed > 0 || problems.length > 0 || growth >= goals.heapGrowth) process.exitCode = 1;
}

/** Promotes the releases one after the other, again and again. */
function promote(n: number) {
  return store.promote('reports', versionOf(n), 'the benchmark');
}

function versionOf(n: number) {
  return `1.0.${n % releases}`;
}

/** Publishes a version whose page names it. */
async function publish(n: number) {
  const version = `1.0.${n}`;
  const fixture = goodFixture(version);
  fixture.remote = fixture.remote.replace("}, 'Reports')", `}, 'Reports ${n}')`);
  const dist = join(folder, 'build');
  rmSync(dist, { recursive: true, force: true });
  await store.publish(writeFixture(dist, fixture), { commit: null, author: null });
}

function start(file: string, argument: string, execArgv: string[] = []): ChildProcess {
  const script = join(import.meta.dirname, 'thousand-releases', file);
  const child = fork(script, [argument], {
    execArgv: ['--import', 'tsx', ...execArgv],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  children.push(child);
  return child;
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const end = () => ended.abort(new Error('a process of the bench ended'));
  child.once('exit', end);
  const [message] = await once(child, 'message', { signal: ended.signal });
  child.off('exit', end);
  return message;
}

async function timed(work: () => Promise<Counts>) {
  const begun = performance.now();
  const counts = await work();
  return { counts, seconds: (performance.now() - begun) / 1000 };
}

function rate({ counts, seconds }: { counts: Counts; seconds: number }) {
  return Math.round(counts.pages / seconds);
}

function megabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
