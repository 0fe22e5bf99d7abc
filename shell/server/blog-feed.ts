import type { PostWire } from '@kaksha/api-client/generated/wire';
import { brand } from '@kaksha/domain/brand';
import { eachThatShows } from '@kaksha/domain/each-that-shows';
import { escapeMarkup } from '@kaksha/domain/escape';
import { excerptOfHtml } from '@kaksha/domain/html-text';
import { postPath } from '@kaksha/domain/paths';
import type { FastifyInstance } from 'fastify';

/** The fields of a post that the feed contains. */
export type FeedPost = Pick<
  PostWire,
  'id' | 'slug' | 'title' | 'content' | 'tags' | 'meta_description' | 'published_at' | 'created_at'
>;

const maxPosts = 20;

/** `/blog/rss.xml`: the latest posts. `posts` rejects when the API does not answer. */
export function addBlogFeed(
  site: FastifyInstance,
  {
    posts,
    origin,
    headers,
  }: {
    posts: () => Promise<readonly FeedPost[]>;
    origin: string | null;
    /** For caches. */
    headers: Readonly<Record<string, string>>;
  },
) {
  site.get('/blog/rss.xml', async (request, reply) => {
    const base = origin ?? `${request.protocol}://${request.host}`;
    const latest = (await posts()).slice(0, maxPosts);
    const items = eachThatShows(
      latest,
      (post) => renderItem(post, base),
      ({ slug }, err) => request.log.error({ err, slug }, 'a post is not in the feed'),
    );
    const feed = renderFeed(items, base);
    return reply.type('application/rss+xml; charset=utf-8').headers(headers).send(feed);
  });
}

function renderItem(post: FeedPost, origin: string): string {
  const address = escapeMarkup(origin + postPath(post.slug));
  const published = new Date(post.published_at ?? post.created_at);
  if (Number.isNaN(published.getTime())) throw new RangeError('the post has no date');
  // The id, because a renamed post has another address and is the same entry for readers of the feed.
  const guid = escapeMarkup(`${origin}/blog#post-${post.id}`);
  return `<item>
<title>${escapeMarkup(post.title)}</title>
<link>${address}</link>
<guid isPermaLink="false">${guid}</guid>
<pubDate>${published.toUTCString()}</pubDate>
${post.tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`).join('')}
<description>${escapeMarkup(post.meta_description || excerptOfHtml(post.content, 300))}</description>
</item>`;
}

function renderFeed(items: readonly string[], origin: string): string {
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
