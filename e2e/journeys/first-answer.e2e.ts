import { firstCourse } from '../support/screens';
import { useSite } from '../support/site';

const site = useSite();

test('home, search and course can be read without JavaScript', async () => {
  const course = await firstCourse(site.origin);
  const page = await site.newPage({ javaScript: false });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/live-courses');
  await page.getByRole('list', { name: 'Courses' }).getByRole('link', { name: course.name }).first().click();
  await page.getByRole('heading', { level: 1, name: course.name }).waitFor();
  await page
    .getByText(/₹|\$|Free|Price on request/)
    .first()
    .waitFor();
});

test('a page that the server rendered is taken over without drawing it anew', async () => {
  const page = await site.newPage();
  for (const path of ['/', '/live-courses', (await firstCourse(site.origin)).path]) {
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    // A mark on the server's own element: a browser that renders the page again loses it.
    await heading.evaluate((element) => element.setAttribute('data-from-server', ''));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1[data-from-server]').count()).toBe(1);
  }
  // Mismatches would be told in the console, which fails any test here.
});

test('the first answer says what the page is, to search engines and social cards', async () => {
  const course = await firstCourse(site.origin);
  const html = await (await fetch(site.origin + course.path)).text();
  expect(html).toMatch(/<title>[^<]*Kaksha/);
  expect(html).toMatch(/<meta name="description" content="[^"]+"/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${course.path}"`));
  expect(html).toMatch(/<meta property="og:title"/);
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) =>
    JSON.parse(text ?? 'null'),
  );
  expect(jsonLd).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'Course', name: course.name })]));
});

test('answers carry the headers that keep a page to itself', async () => {
  const { headers } = await fetch(site.origin);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('what does not exist is 404, in pages and in the API, and nothing answers 500', async () => {
  const status = async (path: string) => (await fetch(site.origin + path)).status;
  expect(await status('/course/nothing/99999999')).toBe(404);
  expect(await status('/no-such-page')).toBe(404);
  expect(await status('/backend/patrons-registration/GetCourseDetailsById/99999999')).toBe(404);
  expect(await status('/backend/patrons-registration/GetAllCourses?page=minus-one')).toBe(400);
  const odd = ['/live-courses?page=999999', '/live-courses?min=abc', '/course/x/not-a-number', '/%E0%A4%A'];
  const answers = await Promise.all(odd.map(async (path) => ({ path, status: await status(path) })));
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
});
