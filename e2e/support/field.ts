import type { Locator } from 'playwright-core';

/** Longer than a page needs to fill in what it has kept, on a busy machine. */
const patienceMs = 15_000;

/** Waits until a field holds a value: what was kept comes back a moment after the field is there. */
export async function expectValue(field: Locator, value: string): Promise<void> {
  const until = Date.now() + patienceMs;
  while ((await field.inputValue()) !== value && Date.now() < until) {
    await field.page().evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await field.inputValue()).toBe(value);
}
