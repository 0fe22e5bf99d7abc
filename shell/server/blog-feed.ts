import type { PostWire } from '@kaksha/api-client/generated/wire';
import { brand } from '@kaksha/domain/brand';
import { escapeMarkup } from '@kaksha/domain/escape';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import { postPath } from '@kaksha/domain/slugs';
import type { FastifyInstance } from 'fastify';

/** The fields of a post that the feed contains. */
export type FeedPost = Pick<
  PostWire,
  'slug' | 'title' | 'content' | 'tags' | 'meta_description' | 'published_at' | 'created_at'
>;

const maxPosts = 20;

/** `/blog/rss.xml`: the latest posts. `posts` rejects when the API does not answer. */
export function addBlogFeed(
  site: FastifyInstance,
  { posts, origin }: { posts: () => Promise<readonly FeedPost[]>; origin: string | null },
) {
  site.get('/blog/rss.xml', async (request, reply) => {
    const feed = renderFeed(await posts(), origin ?? `${request.protocol}://${request.host}`);
    return reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=300').send(feed);
  });
}

function renderFeed(posts: readonly FeedPost[], origin: string): string {
  const items = posts.slice(0, maxPosts).map((post) => {
    const address = escapeMarkup(origin + postPath(post.slug));
    return `<item>
<title>${escapeMarkup(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(post.published_at ?? post.created_at).toUTCString()}</pubDate>
${post.tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`).join('')}
<description>${escapeMarkup(post.meta_description || excerptOfHtml(post.content, 300))}</description>
</item>`;
  });
  const self = escapeMarkup(`${origin}/blog/rss.xml`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(`${brand.name} Blog`)}</title>
<link>${escapeMarkup(`${origin}/blog`)}</link>
<description>${escapeMarkup(brand.tagline)}</description>
<language>en</language>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
