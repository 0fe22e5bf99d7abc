import { embedHosts as defaultHosts, embedAddressOf, embedSize } from '@kaksha/domain/embeds';
import sanitizeHtml from 'sanitize-html';

export interface CleanOptions {
  /** Base URL of uploaded pictures. Other pictures are removed. */
  mediaBase: string;
  /** Hosts of allowed frames. Other frames become links. */
  embedHosts?: readonly string[];
}

/** Editors nest a few levels. Deeper HTML would make the parser take quadratic time. */
const maxDepth = 100;

export class TooDeep extends Error {}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const inline = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'span', 'sub', 'sup', 'a'];
const blocks = ['ol', 'ul', 'li', 'blockquote', 'pre', 'code', 'div', 'img', 'iframe'];
// The editor sets the colour on the innermost element.
const coloured = ['span', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'];
const aligned = ['p', 'li', 'blockquote', ...headings];
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];
const classes = ['ql-align-*', 'ql-indent-*', 'ql-direction-rtl'];

/**
 * Sanitises a post's HTML to what the editor produces: no scripts or handlers, colours as the only styles, uploaded
 * pictures, sandboxed frames of the allowed hosts. Idempotent.
 * @throws TooDeep for tags in more than `maxDepth` others
 */
export function cleanHtml(html: string, { mediaBase, embedHosts = defaultHosts }: CleanOptions): string {
  let depth = 0;
  return sanitizeHtml(html, {
    onOpenTag: () => {
      depth += 1;
      if (depth > maxDepth) throw new TooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
    allowedTags: [...headings, ...inline, ...blocks],
    allowedAttributes: {
      ...Object.fromEntries(coloured.map((tag) => [tag, ['style']])),
      a: ['href', 'target', 'rel', 'style'],
      img: ['src', 'alt', 'width', 'height'],
      iframe: ['src', 'width', 'height', 'sandbox', 'allowfullscreen', 'loading', 'referrerpolicy', 'title'],
      li: ['data-list'],
      ol: ['start'],
    },
    allowedClasses: {
      ...Object.fromEntries(aligned.map((tag) => [tag, classes])),
      div: ['ql-code-block', 'ql-code-block-container'],
      iframe: ['ql-video'],
    },
    allowedStyles: Object.fromEntries(coloured.map((tag) => [tag, { color: colour, 'background-color': colour }])),
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { iframe: ['https'], img: ['https', 'http'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '', style }) => ({
        tagName,
        attribs: { href, target: '_blank', rel: 'noopener noreferrer', ...(style && { style }) },
      }),
      iframe: (_tag, { src = '' }) => frameOrLink(src, embedHosts),
      img: (tagName, { src = '', alt = '', width, height }) => ({
        tagName,
        attribs: { src, alt, ...(isLength(width) && { width }), ...(isLength(height) && { height }) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isUploaded(attribs.src ?? '', mediaBase),
  });
}

/** Whether the HTML has a picture as a data URL. */
export const hasEmbeddedPicture = (html: string): boolean =>
  html.split(/<img\b/i).some((text, index) => index > 0 && hasDataAddress(text.split('>', 1)[0] ?? ''));

// Without white space, one pattern without adjacent repetitions is enough.
const hasDataAddress = (attributes: string) => /src=["']?data:/i.test(attributes.replace(/\s/g, ''));

function frameOrLink(src: string, hosts: readonly string[]): sanitizeHtml.Tag {
  const address = embedAddressOf(src, hosts);
  if (!address) {
    const attribs = { href: src, target: '_blank', rel: 'noopener noreferrer' };
    return { tagName: 'a', attribs, text: src };
  }
  return {
    tagName: 'iframe',
    attribs: {
      class: 'ql-video',
      src: address,
      width: String(embedSize.width),
      height: String(embedSize.height),
      title: 'Embedded video',
      loading: 'lazy',
      allowfullscreen: '',
      // allow-same-origin is safe: allowed hosts are never the site's own.
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}

const isLength = (text: string | undefined): text is string => /^\d{1,4}$/.test(text ?? '');

function isUploaded(src: string, mediaBase: string): boolean {
  return src.startsWith(`${mediaBase}/`) && /^[a-z0-9]+-\d+\.(avif|webp)$/.test(src.slice(mediaBase.length + 1));
}
