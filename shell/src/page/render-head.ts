import type { PageDescription } from '@kaksha/contract/host';
import { escapeMarkup } from '@kaksha/domain/escape';
import { type HeadPlace, type HeadTag, headTags, titleOf } from './head-tags';

/** Attribute of the tags that a page added, so that the next navigation can replace them. */
export const HEAD_MARK = 'data-page';

/** Title and head tags as escaped HTML, for the site server. */
export function renderHead(page: PageDescription, place: HeadPlace): string {
  return [`<title>${escapeMarkup(titleOf(page))}</title>`, ...headTags(page, place).map(renderTag)].join('\n');
}

function renderTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  // Without attributes on the script tag, because some parsers of structured data expect exactly that tag.
  const mark = tag === 'script' ? '' : ` ${HEAD_MARK}`;
  const start = `<${tag}${written.join('')}${mark}>`;
  return text === undefined ? start : `${start}${text}</${tag}>`;
}
