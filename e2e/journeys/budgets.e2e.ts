import { useSite } from '../support/site';

/** Download budgets of a first visit, in bytes on the wire, which do not depend on the machine. */
const site = useSite();

/** Compressed scripts of a first visit: host, federation runtime, remote and page. */
const scriptBudget = 188_000;
/**
 * The HTML document with its embedded data and the styles of its first paint. The home page shows the courses of the first
 * day that has some. Their number depends on the date.
 */
const documentBudget = 31_000;
/** Requests before any interaction, without images. */
const requestBudget = 16;

async function firstPost(): Promise<string> {
  const answer = await fetch(`${site.origin}/backend/blogs/`);
  const { data } = (await answer.json()) as { data: { results: { slug: string }[] } };
  return `/blog/${data.results[0]?.slug}`;
}

test.each([
  ['home', async () => '/'],
  ['search', async () => '/live-courses'],
  ['course', async () => '/course/kubernetes-in-production/1'],
  ['blog', async () => '/blog'],
  ['post', firstPost],
  ['trainer', async () => '/instructorprofile/1'],
  ['registration', async () => '/live-trainer-register'],
  ['policy', async () => '/policy'],
])('the first visit of the %s page stays within its budget', async (_, addressOf) => {
  const page = await site.newPage({ width: 390 });
  const transfers: Promise<{ type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) =>
    transfers.push(request.sizes().then((sizes) => ({ type: request.resourceType(), bytes: sizes.responseBodySize }))),
  );
  await page.goto(await addressOf(), { waitUntil: 'networkidle' });
  const all = await Promise.all(transfers);
  const bytesOf = (kind: string) => all.filter(({ type }) => type === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const scripts = bytesOf('script');
  expect(scripts).toBeGreaterThan(100_000);
  expect(scripts).toBeLessThanOrEqual(scriptBudget);
  expect(bytesOf('document')).toBeLessThanOrEqual(documentBudget);
  expect(all.filter(({ type }) => type !== 'image').length).toBeLessThanOrEqual(requestBudget);
});
