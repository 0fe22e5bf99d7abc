import { axeViolations } from '../support/axe';
import { paidCourse } from '../support/courses';
import { fillSignIn, newLearner } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

test('a search is saved through sign-in, is shown in another browser, and is removed', async () => {
  const email = newLearner('search');
  const page = await site.newPage();
  await page.goto('/live-courses?q=react&days=weekend');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await fillSignIn(page, email);
  const naming = page.getByRole('dialog', { name: 'Save this search' });
  await naming.getByLabel('Name').fill('React on weekends');
  await naming.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('list', { name: 'Saved searches' }).getByRole('link').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const elsewhere = await site.newPage({ as: email });
  await elsewhere.goto('/live-courses');
  const saved = elsewhere.getByRole('list', { name: 'Saved searches' });
  await saved.getByRole('link', { name: 'React on weekends' }).click();
  await elsewhere.waitForURL(/q=react.*days=weekend/);
  await saved.getByRole('button', { name: 'Remove React on weekends' }).click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await saved.waitFor({ state: 'hidden' });
});

test('the home page shows the recently viewed course', async () => {
  const course = await paidCourse(site.origin);
  const page = await site.newPage({ as: newLearner('look') });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('heading', { name: 'Continue looking' }).count()).toBe(0);
  const remembered = page.waitForResponse(/course-users\/associate/);
  await page.goto(course.path);
  await remembered;
  await page.goto('/');
  await page.getByRole('list', { name: 'Continue looking' }).getByRole('heading', { name: course.name }).waitFor();
});

test('a course that does not load shows an error with Retry', async () => {
  site.allowPageError(/Failed to load resource|ERR_FAILED/);
  const course = await paidCourse(site.origin);
  const page = await site.newPage();
  await page.goto('/live-courses');
  await page.route('**/GetCourseDetailsById/**', (route) => route.abort());
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, course.path);
  await page.getByRole('heading', { name: 'The course did not load' }).waitFor();
  await page.unroute('**/GetCourseDetailsById/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: course.name }).waitFor();
});
