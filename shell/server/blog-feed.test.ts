import Fastify from 'fastify';
import { addBlogFeed, type FeedPost } from './blog-feed';

const post = (over: Partial<FeedPost> = {}): FeedPost => ({
  id: 7,
  slug: 'why-a-start-date',
  title: 'Dates & <Videos>',
  content: '<p>Ask ten people.</p>',
  tags: ['Learning'],
  meta_description: '',
  published_at: '2026-01-10T09:00:00.000Z',
  created_at: '2026-01-01T09:00:00.000Z',
  ...over,
});

async function feedOf(posts: readonly FeedPost[]) {
  const site = Fastify();
  addBlogFeed(site, { posts: async () => posts, origin: 'https://kaksha.test', headers: {} });
  return site.inject('/blog/rss.xml');
}

test('lists each post with its escaped title, address, date, tags and first words', async () => {
  const answer = await feedOf([post()]);
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.payload).toContain('<title>Dates &amp; &lt;Videos&gt;</title>');
  expect(answer.payload).toContain('<link>https://kaksha.test/blog/why-a-start-date</link>');
  expect(answer.payload).toContain('<pubDate>Sat, 10 Jan 2026 09:00:00 GMT</pubDate>');
  expect(answer.payload).toContain('<category>Learning</category>');
  expect(answer.payload).toContain('<description>Ask ten people.</description>');
});

test('lists the twenty latest posts, without characters that XML does not allow', async () => {
  const many = Array.from({ length: 25 }, (_, i) => post({ title: `Post ${i}\u0007\ufffe\uffff\ud83d` }));
  const { payload } = await feedOf(many);
  expect(payload.match(/<item>/g)).toHaveLength(20);
  expect(payload).toContain('<title>Post 0</title>');
});

test('a renamed post is the same entry', async () => {
  const guidOf = async (slug: string) => /<guid.*<\/guid>/.exec((await feedOf([post({ slug })])).payload)?.[0];
  expect(await guidOf('renamed')).toBe('<guid isPermaLink="false">https://kaksha.test/blog#post-7</guid>');
  expect(await guidOf('renamed')).toBe(await guidOf('why-a-start-date'));
});

test('a post that cannot be shown is left out', async () => {
  const odd = [post({ published_at: 'infinity' }), post({ slug: '\ud83d' }), post({ title: 'Good' })];
  const { statusCode, payload } = await feedOf(odd);
  expect(statusCode).toBe(200);
  expect(payload.match(/<item>/g)).toHaveLength(1);
  expect(payload).toContain('<title>Good</title>');
});
