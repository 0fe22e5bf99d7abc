import type { Page } from 'playwright-core';

/** Buys a seat as the signed-in learner of the page. @param paymentPath  with the batch */
export async function buySeat(page: Page, paymentPath: string): Promise<void> {
  await page.goto(paymentPath);
  await page.getByRole('button', { name: /^Pay [₹$]/ }).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: 'You are enrolled' }).waitFor();
}
