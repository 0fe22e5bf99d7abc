import { people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

const trainerCourses = '/patron/basicdetails/courses/allcourses?tab=published';

test('a remote is fetched at run time, on the first visit to one of its pages', async () => {
  const page = await site.newPage({ as: people.trainer });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => path.startsWith('/remotes/trainer/'))).toEqual([]);
  await page.goto(trainerCourses, { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => path.startsWith('/remotes/trainer/'))).not.toEqual([]);
});

test('a remote with blocked files shows an error with Retry, and Retry works once the files are back', async () => {
  site.allowPageError(/\/remotes\/trainer\/|Failed to load|trainer|RUNTIME-/i);
  const page = await site.newPage({ as: people.trainer });
  await page.route('**/remotes/trainer/**', (route) => route.abort());
  await page.goto(trainerCourses);
  await page.getByRole('alert').filter({ hasText: 'The trainer area did not load.' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('list', { name: 'Courses' }).waitFor();

  await page.goBack();
  const retry = page.getByRole('button', { name: 'Retry', disabled: false });
  await retry.click();
  // The files are still blocked, so Retry fails and is shown again.
  await page.getByRole('button', { name: 'Retry', disabled: true }).waitFor();
  await retry.waitFor();
  await page.unroute('**/remotes/trainer/**');
  await retry.click();
  await page.getByRole('button', { name: 'Published' }).waitFor();
});
