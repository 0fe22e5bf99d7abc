import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { comparePictures, reduceColours, scaleDown } from '../../scripts/lib/pictures/compare';
import { saveFailure } from '../../scripts/lib/pictures/report';

const root = resolve(import.meta.dirname, '../..');
const stored = join(root, 'e2e/pictures');
/** The report of the last run; `index.html` shows all failures. */
export const reportFolder = join(root, '.cache/pictures');
const isUpdate = process.env.E2E_PICTURES === 'update';

/** The date of the pictures, in the demo data and in the browser: noon of a Thursday in Kolkata. */
export const picturesDate = '2026-01-15T06:30:00.000Z';

/** The date of the pages stands still. Playwright's clock would also hide the marks of `performance`. */
export async function fixDate(target: Page): Promise<void> {
  await target.addInitScript((now) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
      apply: () => new RealDate(now).toString(),
    });
    Date.now = () => now;
  }, Date.parse(picturesDate));
}

const fonts = ['latin', 'latin-ext'].map((subset) =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`,
    ),
    'base64',
  ),
);

/** All text in a font of the repository, because machines have different ones. */
const styles = `
  :root { --font-text: "Pictures" !important; --font-display: "Pictures" !important; --font-mono: "Pictures" !important; }
`;

/** Draws the page in the font of the pictures. @returns restores the page */
async function applyPictureStyles(page: Page, hidden?: string): Promise<() => Promise<void>> {
  await page.evaluate(
    async ({ files, css }) => {
      const ofPictures = [...document.fonts].some(({ family }) => family === 'Pictures');
      if (!ofPictures) {
        for (const file of files) {
          const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
          document.fonts.add(await new FontFace('Pictures', bytes, { weight: '100 800' }).load());
        }
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      // The layout follows in the next frames.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    { files: fonts, css: hidden ? `${styles} ${hidden} { visibility: hidden !important; }` : styles },
  );
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

export interface PictureOptions {
  /** Size in which the picture is stored and compared; 1 by default. */
  scale?: number;
  /** Takes the area of this element; by default the window. */
  area?: string;
  /** Selector of a part that differs on each site; the picture leaves it out. */
  hidden?: string;
}

/**
 * Compares the page with its stored picture; in an update stores it.
 * @param name  group and picture, e.g. `screens/home-390-dark` @returns the fault; null without one
 */
export async function checkPicture(page: Page, name: string, options: PictureOptions = {}): Promise<string | null> {
  const actual = await takePicture(page, options);
  const file = join(stored, `${name}.png`);
  const expected = existsSync(file) ? readFileSync(file) : null;
  const { fault, difference } = expected
    ? await comparePictures(expected, actual)
    : { fault: 'no picture is stored: npm run pictures -- --update', difference: null };
  if (fault === null) return null;
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await reduceColours(actual));
    return null;
  }
  saveFailure(reportFolder, name, { expected, actual, difference });
  return `${name}: ${fault}; see .cache/pictures/index.html`;
}

async function takePicture(page: Page, { scale = 1, area, hidden }: PictureOptions): Promise<Buffer> {
  const restore = await applyPictureStyles(page, hidden);
  const options = { animations: 'disabled', caret: 'hide' } as const;
  const screenshot = await (area ? page.locator(area).screenshot(options) : page.screenshot(options));
  await restore();
  return scaleDown(screenshot, scale);
}

/** Stored pictures of a group that no name begins; an update removes them. */
export function unusedPictures(group: string, names: readonly string[]): string[] {
  const folder = join(stored, group);
  if (!existsSync(folder)) return [];
  const known = new Set(names.flatMap((name) => variants.map((variant) => `${name}-${variant}.png`)));
  const unused = readdirSync(folder).filter((file) => !known.has(file));
  if (!isUpdate) return unused;
  for (const file of unused) rmSync(join(folder, file));
  return [];
}

/** The pictures of a screen or story. */
const variants = ['1350-light', '1350-dark', '390-light', '390-dark'] as const;
export type Variant = (typeof variants)[number];

/** A name without spaces, for files. */
export const fileName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
