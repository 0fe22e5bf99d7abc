import { people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();

const trainerCourses = '/patron/basicdetails/courses/allcourses?tab=published';

test('the shell learns of its remotes at run time: a remote is fetched when it is first visited', async () => {
  const page = await site.newPage({ as: people.trainer });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => path.startsWith('/remotes/trainer/'))).toEqual([]);
  await page.goto(trainerCourses, { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => path.startsWith('/remotes/trainer/'))).not.toEqual([]);
});

test("with a remote's files cut the rest works, and its region says so with a Retry that works once they are back", async () => {
  site.allowComplaint(/\/remotes\/trainer\/|Failed to load|trainer|RUNTIME-/i);
  const page = await site.newPage({ as: people.trainer });
  await page.route('**/remotes/trainer/**', (route) => route.abort());
  await page.goto(trainerCourses);
  await page.getByRole('heading', { name: 'The trainer area did not load' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await page.getByRole('list', { name: 'Courses' }).waitFor();

  await page.goBack();
  const retry = page.getByRole('button', { name: 'Retry', disabled: false });
  await retry.click();
  // Still cut: the try ends where it began, with a Retry that can be pressed again.
  await page.getByRole('button', { name: 'Retry', disabled: true }).waitFor();
  await retry.waitFor();
  await page.unroute('**/remotes/trainer/**');
  await retry.click();
  await page.getByRole('button', { name: 'Published' }).waitFor();
});
