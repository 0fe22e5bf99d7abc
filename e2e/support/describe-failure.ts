import type { BrowserContext, Page } from 'playwright-core';

const maxLength = 6000;

/** Set by `shared-packages-environment.cjs`. */
const hasFailed = () => (globalThis as { testHasFailed?: boolean }).testHasFailed === true;

/** Prints the open pages of a failed test: a failure on another machine leaves nothing else. */
export async function describeFailure(contexts: readonly BrowserContext[]): Promise<void> {
  if (!hasFailed()) return;
  for (const page of contexts.flatMap((context) => context.pages())) console.log(await describe(page));
}

/** The address of a page and its accessibility tree. */
async function describe(page: Page): Promise<string> {
  const tree = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: Error) => error.message);
  return `${page.url()}\n${tree.slice(0, maxLength)}`;
}
