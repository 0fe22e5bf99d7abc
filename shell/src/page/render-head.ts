import type { PageDescription } from '@kaksha/contract/host';
import { type HeadPlace, type HeadTag, headTags, titleOf } from './head-tags';

/** Marks what a page put into the head, so that the browser can replace it at the next navigation. */
export const HEAD_MARK = 'data-page';

/** The page's title and head as HTML, for the site server. Every value is escaped. */
export function renderHead(page: PageDescription, place: HeadPlace): string {
  return [`<title>${escapeHtml(titleOf(page))}</title>`, ...headTags(page, place).map(renderTag)].join('\n');
}

function renderTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  // Readers of structured data look for the plain start tag; there is no other such script to tell it from.
  const mark = tag === 'script' ? '' : ` ${HEAD_MARK}`;
  const start = `<${tag}${written.join('')}${mark}>`;
  return text === undefined ? start : `${start}${text}</${tag}>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
