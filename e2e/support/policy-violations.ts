import type { Page } from 'playwright-core';

/** Records violations of the content security policy in the pages that open next. */
export const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });

/** The violations of the open page so far. */
export const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);
