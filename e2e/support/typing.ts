import type { Locator, Page } from 'playwright-core';

/** Presses Tab until the control has the focus, at most once around the page. */
export async function tabInto(page: Page, control: Locator, presses = 120): Promise<void> {
  await control.waitFor();
  for (let press = 0; press < presses; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} was not reached by Tab`);
}

/** Tabs to the control and types. A select takes the first letters of an option, once it is listed; a date its digits. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabInto(page, control);
  const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
  if (isSelect) await control.locator('option', { hasText: text }).first().waitFor({ state: 'attached' });
  await page.keyboard.type(text);
}

/** Tabs to a button or link and presses Enter. */
export async function pressEnterOn(page: Page, control: Locator): Promise<void> {
  await tabInto(page, control);
  await page.keyboard.press('Enter');
}

/** Pastes HTML into an editable text, as a browser does from its clipboard. */
export const pasteHtml = (content: Locator, html: string): Promise<void> =>
  content.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
