import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { fillSignIn, newTrainer } from '../support/people';
import { useSite } from '../support/site';
import { createPath, saveDetails, stepHeading } from '../support/wizard';

const site = useSite();
jest.setTimeout(90_000);

const noLine = /ERR_INTERNET_DISCONNECTED|status of 401/;
const nextYear = new Date().getFullYear() + 1;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string) => page.locator('main').getByLabel(name).first();
const text = (page: Page, name: string) => page.getByRole('textbox', { name });
const lineSays = (page: Page) => page.getByText('No response from server. Please check your connection.').first();

async function fillBatch(page: Page) {
  await box(page, 'Class type').selectOption({ label: 'Weekday(Mon-Fri)' });
  await box(page, 'Start date').fill(`${nextYear}-01-11`);
  await box(page, 'Start time').fill('19:00');
  await box(page, 'End time').fill('21:00');
}

async function addContent(page: Page, type: string, items: string) {
  await button(page, new RegExp(`^${type}`)).click();
  await text(page, 'Description').fill(items);
  await button(page, 'Add content').click();
  await page.getByRole('heading', { name: new RegExp(`^${type} \\d`) }).waitFor();
}

/** Presses a button offline: expects an error, and the draft after going online and reloading. */
async function withoutLine(page: Page, press: string, failed: string, kept: () => Promise<string>, typed: string) {
  await page.context().setOffline(true);
  await button(page, press).click();
  await page.getByText(failed).first().waitFor();
  await lineSays(page).waitFor();
  expect(await kept()).toBe(typed);
  await page.context().setOffline(false);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText(/did not save is back/).waitFor();
  expect(await kept()).toBe(typed);
}

test('a lost connection and a reload at each step lose no input, up to the published course', async () => {
  site.allowPageError(noLine);
  const page = await site.newPage({ as: await newTrainer(site.origin, 'lost-line') });
  await page.goto(createPath);
  await saveDetails(page, 'Through a tunnel');

  await fillBatch(page);
  const duration = () => box(page, 'Duration').inputValue();
  await withoutLine(page, 'Add Timing', 'Failed to add/update timing. Please try again.', duration, '2 hours');
  await button(page, 'Add Timing').click();
  await page.getByRole('heading', { name: /^Weekdays, 7:00–9:00 pm IST, from 11 Jan/i }).waitFor();
  await button(page, 'Next').click();

  await stepHeading(page, 'Course Content').waitFor();
  await addContent(page, 'Skill Measure/syllabus', 'Service levels, Alerting');
  await addContent(page, 'Offered Job Role', 'Site Reliability Engineer (on-call, follow-the-sun)');
  await button(page, /^Covering Tools/).click();
  await text(page, 'Description').fill('Prometheus, Grafana');
  const description = () => text(page, 'Description').inputValue();
  await withoutLine(page, 'Add content', 'Failed to save course content', description, 'Prometheus, Grafana');
  await button(page, 'Add content').click();
  await button(page, 'Next').click();

  await stepHeading(page, 'Course Curriculum').waitFor();
  await text(page, 'Module Name').fill('Begin');
  await text(page, 'Topics').fill('Objectives, Budgets');
  await page.context().setOffline(true);
  await button(page, 'Save module').click();
  const alert = page.getByRole('alertdialog', { name: 'Failed to add curriculum' });
  await alert.getByText('No response from server. Please check your connection.').waitFor();
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.context().setOffline(false);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText(/did not save is back/).waitFor();
  expect(await text(page, 'Topics').inputValue()).toBe('Objectives, Budgets');
  await button(page, 'Save module').click();
  await page.getByText('Your course is published.').first().waitFor();
  await button(page, 'Finish').last().click();
  await stepHeading(page, 'Course Created Successfully!').waitFor();
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('course-form')));
  expect(left).toEqual([]);
});

test('a session that expires in step 2 is renewed in a dialog, and the batch is saved', async () => {
  site.allowPageError(noLine);
  const email = await newTrainer(site.origin, 'ended-batch');
  const page = await site.newPage({ as: email });
  await page.goto(createPath);
  await saveDetails(page, 'Renewed at step two');
  await fillBatch(page);
  const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value;
  await fetch(`${site.origin}/backend/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await button(page, 'Add Timing').click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await fillSignIn(page, email);
  await page.getByRole('heading', { name: 'Batch Timings Total: 1' }).waitFor();
});

test('content items are edited, reordered, downloaded and deleted, in both themes and on a phone', async () => {
  const email = await newTrainer(site.origin, 'parts');
  const page = await site.newPage({ as: email });
  await page.goto(createPath);
  await saveDetails(page, 'All of its parts');
  await fillBatch(page);
  await button(page, 'Add Timing').click();
  const batch = page.getByRole('list', { name: /^Batch Timings/ });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    batch.getByRole('button', { name: /^Download calendar file/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`batch-${nextYear}-01-11.ics`);
  await button(page, 'Next').click();

  await stepHeading(page, 'Course Content').waitFor();
  await addContent(page, 'Skill Measure/syllabus', 'Service levels, Alerting');
  await addContent(page, 'Covering Tools', 'Prometheus');
  await button(page, 'Move Covering Tools up').press('Enter');
  const saved = page.getByRole('list', { name: 'Saved contents' });
  const first = saved.getByRole('listitem').first();
  await first.getByRole('heading', { name: /^Covering Tools/ }).waitFor();
  await button(page, 'Edit Covering Tools').click();
  await saved.getByRole('textbox', { name: 'Description' }).fill('Prometheus, Grafana');
  await button(page, 'Save').click();
  await saved.getByRole('heading', { name: 'Covering Tools 2 items' }).waitFor();
  await button(page, 'Delete Covering Tools').click();
  await page.getByRole('dialog', { name: 'Delete Covering Tools?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Covering Tools deleted').first().waitFor();
  await page.reload();
  await saved.getByRole('heading', { name: /^Skill Measure/ }).waitFor();
  expect(
    await saved
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .count(),
  ).toBe(1);

  const phone = await site.newPage({ as: email, width: 390, theme: 'dark' });
  for (const step of [2, 3]) {
    await phone.goto(page.url().replace(/step=\d/, `step=${step}`));
    await phone.getByRole('button', { name: 'Previous' }).waitFor();
    expect(await axeViolations(phone)).toEqual([]);
  }
});
