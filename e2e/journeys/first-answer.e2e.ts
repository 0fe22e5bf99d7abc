import { people, sessionOf } from '../support/people';
import { firstCourse } from '../support/screens';
import { interactive, useSite } from '../support/site';

const site = useSite();

test('home, search and course pages are readable without JavaScript', async () => {
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

test('hydration keeps the server-rendered elements', async () => {
  const page = await site.newPage();
  for (const path of ['/', '/live-courses', (await firstCourse(site.origin)).path]) {
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    // Marks the server's element. Rendering the page again would lose the mark.
    await heading.evaluate((element) => element.setAttribute('data-from-server', ''));
    await interactive(page);
    expect(await page.locator('h1[data-from-server]').count()).toBe(1);
  }
  // Hydration mismatches are logged to the console, which fails the test.
});

/** Metadata in the HTML document, before any script runs. */
async function headOf(path: string) {
  const answer = await fetch(site.origin + path);
  const html = await answer.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    status: answer.status,
    title: found(/<title>([^<]*)<\/title>/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    meta: (name: string) => found(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    jsonLd: blocks.flatMap(([, text]) => JSON.parse(text ?? 'null') as { '@type': string } & Record<string, unknown>),
  };
}

interface PublicPage {
  /** The path, or its prefix. */
  address: string;
  /** Types in the structured data. */
  types: string[];
  /** A page that links to a page of this kind. */
  from?: string;
}
const crumbsOnly = (address: string): PublicPage => ({ address, types: ['BreadcrumbList'] });

async function pathOf(address: string, list: string): Promise<string> {
  const html = await (await fetch(site.origin + list)).text();
  const [path] = html.match(new RegExp(`(?<=href=")${address}[^"?#]+(?=")`)) ?? [];
  if (!path) throw new Error(`${list} links to no ${address}`);
  return path;
}

test.each<PublicPage>([
  { address: '/', types: ['Organization', 'WebSite'] },
  { address: '/live-courses', types: ['BreadcrumbList', 'ItemList'] },
  ...['/live-online-trainers', '/live-trainer-register', '/blog', '/contact'].map(crumbsOnly),
  ...['/aboutus', '/careers', '/tech-partnerships', '/privacy', '/terms', '/policy'].map(crumbsOnly),
  { address: '/course/', types: ['Course', 'BreadcrumbList'], from: '/live-courses' },
  {
    address: '/instructorprofile/',
    types: ['Person|EducationalOrganization', 'BreadcrumbList'],
    from: '/live-online-trainers',
  },
  { address: '/blog/', types: ['BlogPosting', 'BreadcrumbList'], from: '/blog' },
])(
  'the HTML document of $address has metadata for search engines and social cards',
  async ({ address, types, from }) => {
    const path = from ? await pathOf(address, from) : address;
    const { status, title, canonical, meta, jsonLd } = await headOf(path);
    expect(status).toBe(200);
    expect(title).toMatch(/Kaksha$/);
    expect(meta('description')).toMatch(/\w{3}/);
    expect(meta('robots')).toBeNull();
    expect(canonical).toBe(site.origin + path);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:title')).toMatch(/\w{3}/);
    expect(meta('og:image:alt')).toMatch(/\w{3}/);
    expect(meta('twitter:card')).toBe('summary_large_image');
    const picture = await fetch(meta('og:image') ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(jsonLd.map((item) => item['@type'])).toEqual(types.map((type) => expect.stringMatching(`^(${type})$`)));
  },
);

test('the structured data of a course has an instance and an offer for each open batch', async () => {
  const course = await firstCourse(site.origin);
  const { jsonLd } = await headOf(course.path);
  const [schema] = jsonLd as { name?: string; hasCourseInstance?: object[]; offers?: object[] }[];
  expect(schema?.name).toBe(course.name);
  expect(schema?.hasCourseInstance?.length).toBeGreaterThan(0);
  expect(schema?.offers).toHaveLength(schema?.hasCourseInstance?.length ?? 0);
});

test('pages have the security headers', async () => {
  const { headers } = await fetch(site.origin);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('idle connections stay open for longer than those of balancers', async () => {
  for (const path of ['/', '/backend/health/ready']) {
    const answer = await fetch(site.origin + path);
    expect(answer.headers.get('keep-alive')).toBe('timeout=72');
  }
});

test('pages and API calls answer 404 for unknown resources, and never 500', async () => {
  const status = async (path: string) => (await fetch(site.origin + path)).status;
  expect(await status('/course/nothing/99999999')).toBe(404);
  expect(await status('/no-such-page')).toBe(404);
  expect(await status('/backend/patrons-registration/GetCourseDetailsById/99999999')).toBe(404);
  expect(await status('/backend/patrons-registration/GetAllCourses?page=minus-one')).toBe(400);
  const odd = ['/live-courses?page=999999', '/live-courses?min=abc', '/course/x/not-a-number', '/%E0%A4%A'];
  const answers = await Promise.all(odd.map(async (path) => ({ path, status: await status(path) })));
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
});

test.each([
  [people.learner, '/user-dashboard/nowhere'],
  [people.trainer, '/patron/basicdetails/nowhere'],
  [people.admin, '/admin-blog/one/two'],
])('for %s, %s answers 404 with a not-found page', async (person, path) => {
  const cookie = (await sessionOf(site.origin, person)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(site.origin + path, { headers: { cookie } });
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page not found')]);
  const page = await site.newPage({ as: person });
  site.allowPageError(/404/);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
});
