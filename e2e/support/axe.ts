import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

// Evaluated as text through the debugger, because the content security policy allows no script element.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules for a page. */
export const everyRule = { type: 'tag', values: [...wcag, 'best-practice'] };

/** Rules for a component alone: the others are about the headings and landmarks of a page. */
export const componentRules = { type: 'tag', values: wcag };

/** Rules to repeat in another theme, which changes only colours. */
export const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Accessibility violations of a page, one line for each rule and element. */
export async function axeViolations(page: Page, runOnly = everyRule): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } }).axe.run(
        // Hidden elements at the ends of a menu, which pass the focus on.
        { exclude: [['[data-base-ui-focus-guard]']] },
        { runOnly: only, resultTypes: ['violations'] },
      ),
    runOnly,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} — ${failureSummary}`),
  );
}
