// npm run bench -- combinations [name...]   one release with all versions of all others
// Measures the time of the test, and runs planted breaks and good releases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { testKeysOf } from '@kaksha/release/test-store';
import { ReleaseError } from '@kaksha/release/types';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { runRelease } from '../../scripts/lib/release-cli/run';
import { candidates, runSmokeTest } from '../../scripts/lib/release-cli/smoke-test';
import { breaks, type Variant } from './combinations/breaks';
import { openContainment } from './combinations/containment';
import { extensionBreaks } from './combinations/extension-breaks';
import { goodFixture, writeFixture } from './combinations/fixture';
import { good } from './combinations/good';
import { copyLiveReleases, giveThreeVersions, publishCopy } from './combinations/site-of-releases';

const goalSeconds = 90;
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'kaksha-combinations-'));
const store = await copyLiveReleases(root, join(folder, 'store'));
const work = join(folder, 'builds');
const only = process.argv.slice(2);
const executablePath = ensureBrowser();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
const options = { env: { CHROMIUM_PATH: executablePath }, log: console.error, browser };

try {
  await giveThreeVersions(store, work);
  if (only.length === 0) await measureTime();
  const stopped = await runAll('planted breaks', breaks);
  const { refused, contained } = await runExtensions();
  const alarms = await runAll('good releases', good);
  const [planted, extensions, clean] = [breaks, extensionBreaks, good].map((list) => list.filter(isWanted).length);
  console.log(`\nbreaks stopped  ${stopped} of ${planted}`);
  console.log(`extensions stopped or contained  ${refused} and ${contained} of ${extensions}`);
  console.log(`false alarms    ${alarms} of ${clean}`);
  if (stopped !== planted || refused + contained !== extensions || alarms !== 0) process.exitCode = 1;
} finally {
  await browser.close();
  for (const each of [folder, testKeysOf(join(folder, 'store'))]) rmSync(each, { recursive: true, force: true });
}

/** `breaks`, `extensions` and `good` name all of a list. */
function isWanted(variant: Variant) {
  const lists = new Map([
    ['breaks', breaks],
    ['extensions', extensionBreaks],
    ['good', good],
  ]);
  return only.length === 0 || only.some((each) => variant.name === each || lists.get(each)?.includes(variant));
}

/** One remote and the host, as a promotion tests them. */
async function measureTime() {
  const at = (name: string) => (file: string, text: string) => (file === name ? `${text}\n/* candidate */` : text);
  for (const name of ['learner', 'shell']) {
    const { entry } = await store.release(name, '2.0.0');
    await publishCopy(store, work, { name, version: '2.0.0' }, '3.0.0', at(entry));
    const begun = performance.now();
    const { out, code } = await runRelease(['verify', name, '3.0.0', '--run'], {
      root,
      env: options.env,
      store,
      log: console.error,
    });
    const seconds = (performance.now() - begun) / 1000;
    console.log(`${name} against all  ${seconds.toFixed(1)} s (goal ${goalSeconds}), ${out}`);
    if (code !== 0 || seconds > goalSeconds) process.exitCode = 1;
  }
}

/** @returns how many were refused */
async function runAll(title: string, variants: readonly Variant[]): Promise<number> {
  console.log(`\n${title}`);
  let refused = 0;
  for (const [index, variant] of variants.filter(isWanted).entries()) {
    const begun = performance.now();
    const reason = await refusalOf(variant, `${title === 'good releases' ? 4 : 5}.${index}.0`);
    if (reason) refused += 1;
    console.log(
      `  ${reason ? 'refused' : 'passed '}  ${variant.name.padEnd(42)} ${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${reason ?? ''}`,
    );
  }
  return refused;
}

/** Those that would go live are measured on a live site. */
async function runExtensions() {
  const count = { refused: 0, contained: 0 };
  const wanted = extensionBreaks.filter(isWanted);
  if (wanted.length === 0) return count;
  console.log('\nplanted faults of extensions');
  const containment = await openContainment(root, join(folder, 'containment'));
  try {
    for (const [index, variant] of wanted.entries()) {
      const version = `6.${index}.0`;
      const reason = await refusalOf(variant, version);
      if (reason) {
        count.refused += 1;
        console.log(`  refused    ${variant.name.padEnd(42)} ${reason}`);
        continue;
      }
      const { harm, later, laterThanNone } = await containment.measure(join(work, `reports-${version}`), version);
      if (harm === null) count.contained += 1;
      console.log(
        `  ${harm ? 'HARMFUL  ' : 'contained'}  ${variant.name.padEnd(42)} paints ${later} ms later than a good one, ${laterThanNone} ms than none ${harm ?? ''}`,
      );
    }
  } finally {
    await containment.close();
  }
  return count;
}

/** Why the release store or the smoke test refuses a release; null when it could go live. */
async function refusalOf({ change }: Variant, version: string): Promise<string | null> {
  const fixture = goodFixture(version);
  change(fixture);
  const ref = { name: 'reports', version };
  try {
    await store.publish(writeFixture(join(work, `reports-${version}`), fixture), { commit: null, author: null });
    await store.check([ref]);
    await runSmokeTest(store, await candidates(store, [ref]), options);
    return null;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    const { code, message } = error;
    return `${code}: ${message.replace(/ \(with .*/, '').slice(-160)}`;
  }
}
