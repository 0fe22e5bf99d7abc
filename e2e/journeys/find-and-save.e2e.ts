import { fillSignIn, newLearner } from '../support/people';
import { firstCourse } from '../support/screens';
import { useSite } from '../support/site';

const site = useSite();

test('a shared search address shows the same filtered list', async () => {
  const page = await site.newPage();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  const count = page.getByRole('status').filter({ hasText: /\d+ courses?/ });
  await count.waitFor();
  const before = await count.textContent();

  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Advanced/ }).check();
  await page.waitForURL(/difficulty=Advanced/);
  // The old list stays until the count changes.
  await count.filter({ hasNotText: before ?? '' }).waitFor();
  const shared = page.url();
  const list = page.getByRole('list', { name: 'Courses' });
  const names = await list.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(0);

  const friend = await site.newPage();
  await friend.goto(shared);
  await friend
    .getByRole('region', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Advanced/, checked: true })
    .waitFor();
  expect(await friend.getByRole('list', { name: 'Courses' }).getByRole('heading').allTextContents()).toEqual(names);

  await page.goBack();
  await filters.getByRole('checkbox', { name: /^Advanced/, checked: false }).waitFor();
});

test('a visitor who saves a course signs in in a dialog, and the course is in the saved courses', async () => {
  const email = newLearner('asha');
  const course = await firstCourse(site.origin);
  const page = await site.newPage();
  await page.goto('/live-courses');
  await page.getByRole('list', { name: 'Courses' }).getByRole('link', { name: course.name }).first().click();
  await page.getByRole('heading', { level: 1, name: course.name }).waitFor();

  await page.getByRole('button', { name: 'Save', exact: true, pressed: false }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.waitFor();
  await fillSignIn(page, email);
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(course.path);
  await page.getByRole('button', { name: 'Save', exact: true, pressed: true }).first().waitFor();
  // The button changes before the server answers, and a navigation cancels the request.
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByText('Saved', { exact: true })
    .waitFor();

  await page.goto('/user-dashboard/saved-course');
  await page.getByRole('heading', { name: course.name }).waitFor();

  // Saved courses are stored on the server, so another browser of the same user shows them.
  const elsewhere = await site.newPage({ as: email });
  await elsewhere.goto('/user-dashboard/saved-course');
  await elsewhere.getByRole('heading', { name: course.name }).waitFor();
});

test('signing out hides the saved courses and deletes the session cookies', async () => {
  const page = await site.newPage({ as: newLearner('ravi') });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name, value }) => ['auth_token', 'user_id'].includes(name) && value)).toEqual([]);
});
