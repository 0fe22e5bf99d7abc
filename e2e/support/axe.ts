import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

// As text: the page's content security policy allows no script element, and the debugger needs none.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everyRule = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** What another theme can break: it changes colours and nothing else. */
export const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What is wrong with a page for people with assistive technology: a line for each rule and element. */
export async function axeViolations(page: Page, runOnly = everyRule): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: only,
        resultTypes: ['violations'],
      }),
    runOnly,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} — ${failureSummary}`),
  );
}
