import type { PostSummary } from '@kaksha/domain/blog';
import { excerptOf, htmlToText } from '@kaksha/domain/html-text';
import * as limits from '@kaksha/domain/limits';
import { readingTime } from '@kaksha/domain/reading-time';
import type { ListedPost } from './public-data';

export const toListedPosts = (posts: readonly PostSummary[]): ListedPost[] =>
  posts.map(({ content, ...post }) => {
    const text = htmlToText(content);
    return { ...post, excerpt: excerptOf(text, limits.cardPreviewChars), readingTime: readingTime(text) };
  });

/** Texts of the posts for the search, in lower case, by slug. */
export const toPostTexts = (posts: readonly PostSummary[]): Record<string, string> =>
  Object.fromEntries(posts.map(({ slug, content }) => [slug, htmlToText(content).toLowerCase()]));
