import type { Locator } from 'playwright-core';

/** Longer than a page needs to restore a draft on a busy machine. */
const patienceMs = 15_000;

/** Waits until a field has a value, because drafts are restored after the field renders. */
export async function expectValue(field: Locator, value: string): Promise<void> {
  const until = Date.now() + patienceMs;
  while ((await field.inputValue()) !== value && Date.now() < until) {
    await field.page().evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await field.inputValue()).toBe(value);
}
