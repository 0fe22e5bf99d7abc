import type { PostSummary } from '@kaksha/domain/blog';
import { excerptOfHtml, htmlToText } from '@kaksha/domain/html-text';
import * as limits from '@kaksha/domain/limits';
import { readingTime } from '@kaksha/domain/reading-time';
import type { ListedPost } from './public-data';

export const toListedPosts = (posts: readonly PostSummary[]): ListedPost[] =>
  posts.map(({ content, ...post }) => ({
    ...post,
    excerpt: excerptOfHtml(content, limits.cardPreviewChars),
    readingTime: readingTime(content),
  }));

/** Texts of the posts for the search, in lower case, by slug. */
export const toPostTexts = (posts: readonly PostSummary[]): Record<string, string> =>
  Object.fromEntries(posts.map(({ slug, content }) => [slug, htmlToText(content).toLowerCase()]));
