import { people } from '../support/people';
import { useSite } from '../support/site';

const site = useSite();
const post = '/blog/why-a-start-date-beats-a-library-of-videos';

test('the blog filters by search and tag, and posts link to related posts', async () => {
  const page = await site.newPage();
  await page.goto('/blog');
  const posts = page.getByRole('list', { name: /posts/i });
  await posts.waitFor();
  await page.goto(post);
  const tag = page.getByRole('list', { name: 'Tags' }).getByRole('link').first();
  const name = (await tag.textContent())?.trim() ?? '';
  await tag.click();
  await page.waitForURL(/\/blog\?tag=/);
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
  expect(name).not.toBe('');
  await page.goto(post);
  const neighbours = page.getByRole('navigation', { name: /posts/i });
  await neighbours.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname.startsWith('/blog/') && url.pathname !== post);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('the feed contains the latest posts', async () => {
  const answer = await fetch(`${site.origin}/blog/rss.xml`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  const feed = await answer.text();
  expect(feed).toContain('<rss');
  expect(feed).toContain(post);
});

test('a stored iframe is sandboxed, and the content security policy lists the allowed frame sources', async () => {
  const answer = await fetch(`${site.origin}${post}`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('the blog administration pages require an administrator', async () => {
  const page = await site.newPage({ as: people.learner });
  await page.goto('/blogcreate');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Content' }).count()).toBe(0);
});
