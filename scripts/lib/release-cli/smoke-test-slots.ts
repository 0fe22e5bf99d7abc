import type { Browser } from 'playwright-core';
import { slotSamples } from '../../../shell/src/slots/slot-samples';
import { openContext, type Problem, type Region, Visit, withDeadline, withoutExtensions } from './smoke-test-visit';

/** A page that shows each slot. */
export const pageOfSlot = new Map(Object.entries(slotSamples));

/** Longest visit of one page, without and with the extensions. */
const deadlineMs = 40_000;
/** Added layout shift that visitors notice, by the measure of Core Web Vitals. */
const maxShift = 0.1;
/** Bytes of script, uncompressed, that the extensions of a page may load. */
const maxScriptBytes = 300_000;
/** Added time until the largest paint of the page itself, as milliseconds and as a share. Less is noise of a busy machine. */
const maxLater = { ms: 250, share: 0.5 };
/** Elements that the extensions of a page may draw. */
const maxElements = 3000;

/** A page with a slot, and whose it is. */
export interface SlotPage {
  region: Region;
  path: string;
}

interface Reading {
  /** What extensions leave as it is. */
  others: Record<string, string>;
  shift: number;
  /** Milliseconds until the largest paint. */
  paint: number;
  scripts: number;
  elements: number;
}

/**
 * Opens a page of another release without and with the extensions of a release: the page must work as before, and what
 * all scripts share must stay as it was.
 */
export async function openSlot(browser: Browser, origin: string, own: Region, page: SlotPage): Promise<Problem> {
  const before = await readPage(browser, origin, own, page, [`${withoutExtensions}=${own.name}`]);
  // A page that fails by itself is not a fault of this release.
  if ('problem' in before) return null;
  const after = await readPage(browser, origin, own, page, []);
  const problem = 'problem' in after ? after.problem : differenceOf(before, after);
  return problem && `${page.path} with its extensions ${problem}`;
}

function differenceOf(before: Reading, after: Reading): Problem {
  const changed = Object.keys(after.others).filter((key) => before.others[key] !== after.others[key]);
  if (changed.length > 0) return `changes ${changed.slice(0, 3).join(', ')}`;
  const shift = after.shift - before.shift;
  if (shift > maxShift) return `moves by ${shift.toFixed(2)}, more than ${maxShift}: they need a height`;
  const later = Math.round(after.paint - before.paint);
  if (later > maxLater.ms && later > before.paint * maxLater.share)
    return `paints its largest element ${later} ms later`;
  if (after.elements > maxElements) return `draws ${after.elements} elements for them, more than ${maxElements}`;
  const scripts = after.scripts - before.scripts;
  if (scripts <= maxScriptBytes) return null;
  return `loads ${Math.round(scripts / 1000)} kB of script for them, more than ${maxScriptBytes / 1000}`;
}

async function readPage(
  browser: Browser,
  origin: string,
  own: Region,
  { region, path }: SlotPage,
  cookies: readonly string[],
): Promise<Reading | { problem: string }> {
  const context = await openContext(browser, origin, cookies);
  try {
    const visit = await Visit.open(context);
    let reading: Reading | undefined;
    const problem = await withDeadline(
      async () => {
        await visit.page.goto(path, { waitUntil: 'commit' });
        const failed = await visit.shown(region);
        if (failed) return failed;
        // The code of an extension loads after the page.
        await visit.rested();
        await visit.settled();
        const endless = await visit.endless();
        if (endless) return endless;
        reading = await visit.page.evaluate(
          (remote) => ({
            others: { ...window.__smokeTest.surroundings(), ...window.__smokeTest.globalTexts() },
            shift: window.__smokeTest.layoutShift(),
            paint: window.__smokeTest.largestPaint(),
            scripts: window.__smokeTest.scriptBytes(`/remotes/${remote}/`),
            elements: window.__smokeTest.drawnElements(remote),
          }),
          own.name,
        );
        return visit.reported(own);
      },
      { ms: deadlineMs, problem: 'does not answer' },
    );
    return problem === null && reading ? reading : { problem: problem ?? 'does not answer' };
  } finally {
    await context.close().catch(() => {});
  }
}
