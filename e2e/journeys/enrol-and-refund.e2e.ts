import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { type BuyableCourse, freeCourse, paidCourse } from '../support/courses';
import { fillSignIn, newLearner } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay [₹$]/ });
const sandbox = (page: Page, choice: RegExp) => page.getByRole('button', { name: choice }).click();

/** Goes from the course page through sign-in and payment to the enrolment. */
async function buy(page: Page, course: BuyableCourse, email: string): Promise<void> {
  await page.goto(course.path);
  await page.getByRole('button', { name: 'Enroll Now' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await fillSignIn(page, email);
  await heading(page, `Enrol in ${course.name}`).waitFor();
  await payButton(page).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await sandbox(page, /^Pay/);
  await heading(page, 'You are enrolled').waitFor();
}

test.each([
  ['at a desk', 1350],
  ['on a phone', 390],
])('%s, a visitor finds a course, contacts the trainer, enrols and gets the receipt', async (_where, width) => {
  const email = newLearner('meera');
  const course = await paidCourse(site.origin);
  const page = await site.newPage({ width });
  await page.goto(`/live-courses?q=${encodeURIComponent(course.name)}`);
  await page.getByRole('list', { name: 'Courses' }).getByRole('link', { name: course.name }).first().click();
  await heading(page, course.name).waitFor();

  await page.getByRole('button', { name: 'Ask the trainer' }).filter({ visible: true }).first().click();
  const request = page.getByRole('dialog', { name: 'Ask the trainer' });
  await request.getByLabel('Message').fill('Will the sessions be recorded?');
  await request.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await fillSignIn(page, email);
  await request.getByText('Your request is sent.').waitFor();
  await request.getByRole('button', { name: 'Back to the course' }).click();

  await page.getByRole('button', { name: 'Enroll Now' }).filter({ visible: true }).first().click();
  await heading(page, `Enrol in ${course.name}`).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The sign-in asked for the name of the invoice.
  expect(await page.getByLabel('Your name').count()).toBe(0);
  await payButton(page).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await sandbox(page, /^Pay/);
  await heading(page, 'You are enrolled').waitFor();
  expect(new URL(page.url()).search).not.toMatch(/signature|payment=/);
  expect(await axeViolations(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar.replace(/\r\n /g, '')).toContain(course.name.replaceAll(',', '\\,'));

  const address = await page.getByRole('link', { name: 'Invoice' }).getAttribute('href');
  const invoice = await page.request.get(new URL(address ?? '', site.origin).href);
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('an enrolled learner cannot buy the batch again, and gets a refund on request', async () => {
  const course = await paidCourse(site.origin);
  const page = await site.newPage();
  await buy(page, course, newLearner('kavya'));

  await page.goto(course.paymentPath);
  await page.getByText('You are enrolled in this batch already.').waitFor();
  expect(await payButton(page).count()).toBe(0);

  await page.goto('/user-dashboard/purchased-course');
  const payment = page.getByRole('article', { name: course.name });
  await payment.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a refund' });
  await dialog.getByText(/You can ask for a refund until/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Refund [₹$]/ }).click();
  await payment.getByText('Refunded').waitFor();

  await page.goto(course.paymentPath);
  await payButton(page).waitFor();
});

test('an abandoned or declined payment keeps the chosen batch, and a later attempt succeeds', async () => {
  const course = await paidCourse(site.origin);
  const page = await site.newPage({ as: newLearner('tara') });
  await page.goto(course.paymentPath);
  const batches = page.getByRole('radiogroup', { name: 'Batch' }).getByRole('radio');
  await page.getByRole('button', { name: 'Change the batch' }).click();
  await batches.last().check();
  await page.waitForURL(/[?&]t=\d+/);
  const chosen = new URL(page.url()).searchParams.get('t');

  await payButton(page).click();
  await sandbox(page, /^Leave/);
  await page.getByText('You left before paying.').waitFor();
  await page.getByRole('button', { name: 'Change the batch' }).click();
  expect(await batches.last().isChecked()).toBe(true);

  await payButton(page).click();
  await sandbox(page, /^Decline/);
  await page.getByText('The payment did not go through.').waitFor();
  expect(new URL(page.url()).searchParams.get('t')).toBe(chosen);

  await payButton(page).click();
  await sandbox(page, /^Pay/);
  await heading(page, 'You are enrolled').waitFor();
});

test('a free course is enrolled in without a payment page', async () => {
  const course = await freeCourse(site.origin);
  const page = await site.newPage({ as: newLearner('free') });
  await page.goto(course.paymentPath);
  await page.getByRole('button', { name: 'Enrol for free' }).click();
  await heading(page, 'You are enrolled').waitFor();
  await page.getByText('Free of charge').waitFor();
});

test('a learner enrols with the keyboard only', async () => {
  const course = await paidCourse(site.origin);
  const page = await site.newPage({ as: newLearner('keys') });
  await page.goto(course.paymentPath);
  await payButton(page).waitFor();
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(focused.trim())) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo(/^Pay [₹$]/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await tabTo(/^Pay [₹$]/);
  await page.keyboard.press('Enter');
  await heading(page, 'You are enrolled').waitFor();
});

test('an offline payment attempt shows an error, and works once the connection is back', async () => {
  site.allowPageError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const course = await paidCourse(site.origin);
  const page = await site.newPage({ as: newLearner('tunnel') });
  await page.goto(course.paymentPath);
  await payButton(page).waitFor();
  await page.context().setOffline(true);
  await payButton(page).click();
  await page.getByRole('alert').filter({ hasText: 'No response from server' }).waitFor();
  await page.context().setOffline(false);
  await payButton(page).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
});
