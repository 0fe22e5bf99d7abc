import { isEmptyHtml } from '@kaksha/domain/post-form';
import { type CleanOptions, cleanHtml, hasEmbeddedPicture, TooDeep } from './clean-html';

export type PostHtml =
  | { problem: null; content: string; isEmpty: boolean }
  | { problem: 'embeddedPicture' | 'tooDeep' };

/**
 * Checks and sanitises the HTML of a post. Takes up to 300 ms for the longest post, so it runs in the worker thread.
 */
export function preparePostHtml({ content: html, ...options }: CleanOptions & { content: string }): PostHtml {
  if (hasEmbeddedPicture(html)) return { problem: 'embeddedPicture' };
  try {
    const content = cleanHtml(html, options);
    return { problem: null, content, isEmpty: isEmptyHtml(content) };
  } catch (error) {
    if (error instanceof TooDeep) return { problem: 'tooDeep' };
    throw error;
  }
}
