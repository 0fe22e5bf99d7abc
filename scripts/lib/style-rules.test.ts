import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const sheets = execFileSync('git', ['ls-files', '*.css', ':!e2e/fixtures'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

test('every flexible column of a grid can be narrower than its longest word', () => {
  const wide = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/grid-(?:template|auto)-columns:([^;]*);/g)]
      .map(([, columns = '']) => columns.replace(/\bminmax\((?:0|min\(.*?100%.*?\)), [\d.]+fr\)/g, ''))
      .filter((columns) => /\dfr\b/.test(columns))
      .map((columns) => `${sheet}: ${columns.trim()}`),
  );
  expect(wide).toEqual([]);
});

test('no sheet stacks a fixed part over a printed page', () => {
  const importers = importersOf();
  const fixed = sheets.filter((sheet) => /position: fixed/.test(readFileSync(join(root, sheet), 'utf8')));
  const isModal = (sheet: string) => /\/((?:page-|search-)?dialog|sheet)\.module\.css$/.test(sheet);
  const isScreenOnly = (sheet: string) => importers.get(sheet)?.some(({ text }) => text.includes('screen-only'));
  const kept = fixed.filter(
    (sheet) => !isModal(sheet) && !isScreenOnly(sheet) && !/@media print/.test(readFileSync(join(root, sheet), 'utf8')),
  );
  expect(kept).toEqual([]);
});

test('no sheet keeps a bar over a screen of a few lines, as at a zoom of 400 %', () => {
  // Wide screens have columns beside the text.
  const roomy = /@media [^{}]*min-(?:height: 20rem|width: 900px)\)[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
  const kept = sheets.flatMap((sheet) =>
    [
      ...readFileSync(join(root, sheet), 'utf8')
        .replace(roomy, '')
        .matchAll(/([^{};]*)\{([^{}]*)\}/g),
    ]
      .filter(([, , rule = '']) => rule.includes('position: sticky') && rule.includes('inset-block'))
      .map(([, selector = '']) => `${sheet}: ${selector.trim()}`),
  );
  // The head of a table stays in the part that scrolls, beside which the page scrolls on.
  expect(kept).toEqual(['mfe-trainer/src/chart/metric-table.module.css: .table thead th']);
});

test('every bar at the bottom of the window stands above a notice there', () => {
  const kept = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/([^{};]*)\{([^{}]*)\}/g)]
      .filter(([, , rule = '']) => /position: (?:sticky|fixed)/.test(rule) && /inset-block-end: 0/.test(rule))
      .map(([, selector = '']) => `${sheet}: ${selector.trim()}`),
  );
  expect(kept).toEqual(['shell/src/layout/site-notices.module.css: .late']);
});

test('text on a ground of its own keeps that ground in a contrast theme, which else draws the page behind the text', () => {
  const plated = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/\{[^{}]*: var\(--on-(?:ink|saffron)\);[^{}]*\}/g)]
      .filter(([rule]) => !rule.includes('forced-color-adjust: none'))
      .map(([rule]) => `${sheet}: ${rule}`),
  );
  expect(plated).toEqual([]);
});

/** Sizes and weights of text other than the six and the three of tokens.css. A font face has the range of its file. */
const otherType = (css: string) =>
  [...css.replace(/\/\*.*?\*\/|@font-face \{[^{}]*\}/gs, '').matchAll(/\bfont(?:-size|-weight)?: *([^;}]*)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => !/^(?:var\(--text-(?:display|title|heading|body|small|meta)\)|[467]00|inherit)$/.test(value));

test('text has one of six sizes and one of three weights', () => {
  const others = sheets.flatMap((sheet) =>
    otherType(readFileSync(join(root, sheet), 'utf8')).map((value) => [sheet, value]),
  );
  // The size that visitors set.
  expect(others).toEqual([['shared/ui/src/base.css', '100%']]);
  const bad =
    'a { font-size: 15px; font-weight: 650 } b { font: 600 1rem serif; font-size: var(--_size); font-weight: bold; }';
  expect(otherType(bad)).toEqual(['15px', '650', '600 1rem serif', 'var(--_size)', 'bold']);
});

const code = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** The files that import each module sheet, with their text and the name that they give it. */
function importersOf(): Map<string, { name: string; text: string }[]> {
  const importers = new Map<string, { name: string; text: string }[]>();
  for (const file of code) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = '', path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = path.startsWith('.')
        ? join(dirname(file), path)
        : path.replace(/^@kaksha\/(\w+)\//, 'shared/$1/src/');
      importers.set(sheet, [...(importers.get(sheet) ?? []), { name, text }]);
    }
  }
  return importers;
}

/** Class names of a module sheet, without those of libraries. */
function classesOf(sheet: string): Set<string> {
  const css = readFileSync(join(root, sheet), 'utf8').replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
  const selectors = [...css.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name)),
  );
}

test('every class of a sheet is used by code that imports it, and every class that code uses has a rule', () => {
  const importers = importersOf();
  const faults = sheets
    .filter((sheet) => sheet.endsWith('.module.css'))
    .flatMap((sheet) => {
      const classes = classesOf(sheet);
      const users = importers.get(sheet) ?? [];
      const used = new Set(
        users.flatMap(({ name, text }) =>
          [...text.matchAll(new RegExp(`(?<![\\w.'"/-])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
        ),
      );
      // styles[size] and functions that get the whole module name their classes at run time.
      const isOpen = users.some(({ name, text }) => new RegExp(`\\b${name}\\[|[(,] ?${name}[,)]`).test(text));
      return [
        ...[...classes].filter((name) => !used.has(name) && !isOpen).map((name) => `${sheet}: .${name} is not used`),
        ...[...used].filter((name) => !classes.has(name)).map((name) => `${sheet}: .${name} has no rule`),
      ];
    });
  expect(faults).toEqual([]);
});
