import type { Page } from 'playwright-core';
import { paidCourse } from '../support/courses';
import { fillSignIn, newLearner, newTrainer, people } from '../support/people';
import { useSite } from '../support/site';
import { createPath, saveDetails, stepHeading } from '../support/wizard';

const site = useSite();
const translated = (options: { as?: string; width?: number } = {}) =>
  site.newPage({ ...options, translated: 'mounted' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a learner signs in on a translated page', async () => {
  const page = await translated();
  await page.goto('/login');
  await page.locator('h1 > font > font', { hasText: 'Sign in' }).waitFor();
  await fillSignIn(page, newLearner('anuvad'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .waitFor();
});

test('counts, prices and filters of a translated search are those of the chosen filters', async () => {
  const page = await translated();
  await page.goto('/live-courses');
  const count = page.getByRole('status').filter({ hasText: /\d+ courses?/ });
  const filters = page.getByRole('region', { name: 'Filters' });
  const list = page.getByRole('list', { name: 'Courses' });
  const before = (await count.textContent()) ?? '';
  expect(await list.getByText(/^\$/).count()).toBe(0);

  await filters.getByRole('checkbox', { name: /^Advanced/ }).check();
  await count.filter({ hasNotText: before }).waitFor();
  await filters.getByRole('radio', { name: '$ Dollar' }).check();
  await list.getByText(/^\$/).first().waitFor();
  await page
    .getByRole('combobox', { name: 'Sort' })
    .filter({ visible: true })
    .first()
    .selectOption('Price, low to high');

  const shown = async (of: Page) => [
    await of
      .getByRole('status')
      .filter({ hasText: /\d+ courses?/ })
      .textContent(),
    ...(await of.getByRole('list', { name: 'Courses' }).getByRole('listitem').allTextContents()),
  ];
  await page.waitForURL(/sort=/);
  await page.waitForLoadState('networkidle');
  const original = await site.newPage();
  await original.goto(page.url());
  expect(await shown(page)).toEqual(await shown(original));
});

test('the translated checkout shows and takes the chosen price', async () => {
  const course = await paidCourse(site.origin);
  const page = await translated({ as: newLearner('mulya') });
  await page.goto(course.paymentPath);
  const pay = page.getByRole('button', { name: /^Pay [₹$]/ });
  const before = (await pay.textContent()) ?? '';
  await page.getByRole('radio', { name: /\$/ }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
  await page.getByRole('radio', { name: /₹/ }).check();
  await button(page, before).click();
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('heading', { level: 1, name: 'You are enrolled' }).waitFor();
  await page.getByText(`Paid ${before.replace('Pay ', '')}`).waitFor();
});

test('a trainer writes a course on translated pages', async () => {
  const page = await translated({ as: await newTrainer(site.origin, 'shikshak') });
  await page.goto(createPath);
  await saveDetails(page, 'A translated course');
  await button(page, 'Previous').click();
  await stepHeading(page, 'Create New Course').waitFor();
});

test('an author writes a post on translated pages, and the translator leaves the text alone', async () => {
  const page = await translated({ as: people.admin });
  await page.goto('/blogcreate');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('Written while the page was translated.');
  await page.getByText('6 words, 1 minute').waitFor();
  await page.getByRole('textbox', { name: 'Blog post title' }).fill('A translated editor');
  await page.getByText(/^Kept on this device/).waitFor();
  expect(await content.locator('font').count()).toBe(0);
  expect(await content.getAttribute('translate')).toBe('no');
  await page.getByRole('tab', { name: 'META Settings' }).click();
  await page.getByText('› a-translated-editor').waitFor();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('textbox', { name: 'Tags' }).fill('translated');
  await button(page, 'Add').click();
  await button(page, 'Save Draft').click();
  await page.waitForURL('**/blog-dashboard');
});

test('a page that is translated before its scripts run works', async () => {
  const page = await site.newPage({ translated: 'parsing' });
  await page.goto('/live-courses');
  const count = page.getByRole('status').filter({ hasText: /\d+ courses?/ });
  const before = (await count.textContent()) ?? '';
  await page
    .getByRole('region', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Advanced/ })
    .check();
  await count.filter({ hasNotText: before }).waitFor();
});
