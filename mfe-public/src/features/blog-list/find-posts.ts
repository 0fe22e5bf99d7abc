import { foldedText } from '@kaksha/domain/folded-text';
import type { ListedPost, PublicData } from '../../store/public-data';
import type { BlogQuery } from './blog-query';

const pageSize = 9;

/** Tags of all posts, the most frequent first. */
export function tagsOf(posts: readonly ListedPost[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([tag]) => tag);
}

/**
 * One page of the posts that match the query: every word is in the title, a tag or the text.
 * @param texts  by slug; null when they did not load, then only the excerpts are searched
 */
export function findPosts(
  posts: readonly ListedPost[],
  texts: PublicData['postTexts'] | null,
  { tag, text, page = 1 }: BlogQuery,
) {
  const words = foldedText(text ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const foldedTag = foldedText(tag ?? '');
  const found = posts.filter((post) => {
    if (tag && !post.tags.some((own) => foldedText(own) === foldedTag)) return false;
    if (words.length === 0) return true;
    const all = foldedText([post.title, ...post.tags, texts?.[post.slug] ?? post.excerpt].join(' '));
    return words.every((word) => all.includes(word));
  });
  const totalPages = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = Math.min(page, totalPages);
  return {
    total: found.length,
    totalPages,
    page: shown,
    results: found.slice((shown - 1) * pageSize, shown * pageSize),
  };
}
