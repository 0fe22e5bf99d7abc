import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { axeViolations } from '../support/axe';
import { paidCourse } from '../support/courses';
import { expectValue } from '../support/field';
import { newLearner, people } from '../support/people';
import { useSite } from '../support/site';
import { smallPicture } from '../support/small-picture';

const site = useSite();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function expectToFit(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
  expect(await axeViolations(page)).toEqual([]);
}

test.each([
  ['at a desk, in light', 1350, 'light'],
  ['on a phone, in the dark', 390, 'dark'],
] as const)(
  '%s, the dashboard is empty at first, then shows the next class and the counts',
  async (_where, width, theme) => {
    const course = await paidCourse(site.origin);
    const page = await site.newPage({ width, theme, as: newLearner(`home${width}`) });
    await page.goto('/user-dashboard');
    await page.getByRole('heading', { name: 'Your first class is waiting' }).waitFor();
    await expectToFit(page);

    await page.goto(course.paymentPath);
    await page.getByRole('button', { name: /^Pay [₹$]/ }).click();
    await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await heading(page, 'You are enrolled').waitFor();

    await page.goto('/user-dashboard');
    const next = page.getByRole('article', { name: course.name });
    await next.getByText(/^Your next class/).waitFor();
    await entry(page, 'My Courses 1').waitFor();
    await entry(page, 'Purchased Courses 1').waitFor();
    await expectToFit(page);

    const calendar = page.waitForEvent('download');
    await next.getByRole('link', { name: 'Add to calendar' }).click();
    expect(await textOf(await calendar)).toContain('BEGIN:VEVENT');

    await next.getByRole('button', { name: 'Ask the trainer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask the trainer' });
    await dialog.getByRole('list', { name: 'Chat and support' }).waitFor();
    await expectToFit(page);
    await dialog.getByLabel('Message').fill('Shall I bring my own computer?');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByRole('link', { name: 'My Requests' }).click();
    await heading(page, 'My Requests').waitFor();
    await page.getByText('Shall I bring my own computer?').waitFor();
    await entry(page, 'My Requests 1').waitFor();
    await expectToFit(page);

    await entry(page, 'Purchased Courses 1').click();
    const payment = page.getByRole('article', { name: course.name });
    await payment.getByText(/INV\/\d\d-\d\d\/\d{6}/).waitFor();
    await payment.getByRole('link', { name: 'Invoice' }).waitFor();
    await payment.getByRole('button', { name: 'Ask for a refund' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund [₹$]/ })
      .click();
    await payment.getByText('Refunded').waitFor();
    await entry(page, 'My Courses 0').waitFor();
    await entry(page, 'Purchased Courses 1').waitFor();
  },
);

test('a recently viewed course is saved from the dashboard, and every count is updated', async () => {
  const course = await paidCourse(site.origin);
  const page = await site.newPage({ as: newLearner('saving') });
  const remembered = page.waitForResponse(/course-users\/associate/);
  await page.goto(course.path);
  await remembered;
  await page.goto('/user-dashboard');
  const heart = page.getByRole('article', { name: course.name }).getByRole('button', { name: 'Save' });
  const saved = page.waitForResponse(/CourseAction/);
  await heart.click();
  await entry(page, 'Saved Courses 1').waitFor();
  await saved;
  await entry(page, 'Saved Courses 1').click();
  await page.getByRole('list', { name: 'Saved courses' }).getByRole('button', { name: 'Save' }).click();
  await entry(page, 'Saved Courses 0').waitFor();
});

test('classes of the dashboard and of My Courses lead to the class, all else is in the menu', async () => {
  const page = await site.newPage({ as: people.learner });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My learning' }).click();
  const week = page.getByRole('list', { name: 'The next seven days' });
  await week.getByRole('link').first().click();
  await page.waitForURL(/\/my-courses\/\d+$/);
  await page.getByRole('region', { name: 'All sessions' }).waitFor();
  await expectToFit(page);

  await page.getByRole('link', { name: 'My Courses' }).click();
  await heading(page, 'My Courses').waitFor();
  await page.getByRole('list', { name: 'Finished' }).waitFor();
  await expectToFit(page);
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ask the trainer' }).waitFor();
});

test('a private calendar address serves the classes until it is ended', async () => {
  const page = await site.newPage({ as: people.learner });
  await page.goto('/my-courses');
  const make = page.getByRole('button', { name: /^(Create calendar address|Renew)$/ });
  await make.click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Renew' });
  const address = page.getByRole('textbox', { name: 'Calendar address' });
  await confirm.or(address).waitFor();
  if (await confirm.isVisible()) await confirm.click();
  const url = await address.inputValue();
  // Axe reports a button that the header half covers as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeViolations(page)).toEqual([]);
  expect(await (await fetch(url)).text()).toContain('BEGIN:VEVENT');

  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await page.getByRole('button', { name: 'Create calendar address' }).waitFor();
  expect((await fetch(url)).status).toBe(404);
});

test.each([
  ['at a desk', 1350],
  ['on a phone', 390],
] as const)('%s, the profile saves name, address and interests', async (_where, width) => {
  const page = await site.newPage({ width, as: newLearner(`me${width}`) });
  await page.goto('/user-dashboard/profile');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Menon');
  await page.getByLabel('Contact number').fill('12345');
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('India');
  await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('Kerala');
  await page.getByRole('combobox', { name: 'City', exact: true }).selectOption('Kochi');
  await page.getByLabel('Photo file').setInputFiles(smallPicture);
  await page.getByRole('button', { name: 'Change', exact: true }).waitFor();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page.getByText('Phone number must be exactly 10 digits', { exact: true }).waitFor();
  await expectToFit(page);

  await page.getByLabel('Contact number').fill('9845012786');
  const sent = page.waitForRequest(/UpdateUserProfile/);
  await save.click();
  expect((await sent).postDataJSON()).toMatchObject({ ContactNo: '+919845012786', Photo: expect.any(String) });
  await page.getByText('Profile saved').waitFor();

  await page.getByRole('tab', { name: 'Interests' }).click();
  const interests = page.getByRole('form', { name: 'Interests' });
  await interests.getByRole('button', { name: 'Data Science' }).click();
  await interests.getByRole('button', { name: 'Statistics' }).click();
  await interests.getByRole('button', { name: 'Save interests' }).click();
  await page.getByText('Interests saved').waitFor();

  await page.reload();
  await heading(page, 'Profile').waitFor();
  await interests.getByRole('button', { name: 'Statistics', pressed: true }).waitFor();
  await page.getByRole('tab', { name: 'You' }).click();
  const city = page.getByRole('combobox', { name: 'City', exact: true });
  await city.locator('option:checked', { hasText: 'Kochi' }).waitFor({ state: 'attached' });
  await expectValue(page.getByLabel('Contact number'), '9845012786');
  await page.getByRole('button', { name: 'Change', exact: true }).waitFor();
  await expectToFit(page);

  await page.goto('/user-dashboard');
  await page.getByRole('list', { name: 'Starting soon in your fields' }).getByRole('article').first().waitFor();
});

test('a learner downloads their data and deletes the account', async () => {
  const email = newLearner('leaving');
  // Deleting the account revokes the token, and a later request with it answers 401.
  site.allowPageError(/status of 401/);
  const page = await site.newPage({ as: email });
  await page.goto('/user-dashboard/profile?tab=account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const copy = JSON.parse(await textOf(await download));
  expect(JSON.stringify(copy)).toContain(email);
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'auth_token');

  // Unsaved changes do not block the deletion.
  await page.getByRole('tab', { name: 'You' }).click();
  await page.getByLabel('Designation').fill('Analyst');
  await page.getByRole('tab', { name: 'Devices and data' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByRole('textbox').fill('DELETE');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();

  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Your account is deleted').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect((await page.context().cookies()).filter(({ name }) => name === 'auth_token')).toEqual([]);
  const answer = await fetch(`${site.origin}/backend/saved-searches`, {
    headers: { authorization: `Bearer ${token?.value}` },
  });
  expect(answer.status).toBe(401);

  await page.goto('/user-dashboard');
  await page.waitForURL(/\/login/);
});
