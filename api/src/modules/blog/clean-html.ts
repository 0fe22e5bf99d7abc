import { embedAddressOf, embedHosts, embedSize } from '@kaksha/domain/embeds';
import sanitizeHtml from 'sanitize-html';

export interface CleanOptions {
  /** The address that our own pictures are served at; no others are shown. */
  mediaBase: string;
  /** Hosts whose frames are shown. */
  frames?: readonly string[];
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const words = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'span', 'sub', 'sup', 'a'];
const blocks = ['ol', 'ul', 'li', 'blockquote', 'pre', 'code', 'div', 'img', 'iframe'];
// The editor puts a colour on the innermost tag there is: on bold words, on theirs.
const coloured = ['span', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'];
const aligned = ['p', 'li', 'blockquote', ...headings];
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];
const classes = ['ql-align-*', 'ql-indent-*', 'ql-direction-rtl'];

/**
 * A post's HTML with nothing but what the editor can make: no scripts, no handlers, colours as the only styles, our own
 * pictures, frames of the listed hosts in a sandbox. A frame of any other host becomes a link. Cleaning twice is
 * cleaning once.
 */
export function cleanHtml(html: string, { mediaBase, frames = embedHosts }: CleanOptions): string {
  return sanitizeHtml(html, {
    allowedTags: [...headings, ...words, ...blocks],
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
    // The list of hosts is looked at below, where what is not on it becomes a link.
    transformTags: {
      a: (tagName, { href = '', style }) => ({
        tagName,
        attribs: { href, target: '_blank', rel: 'noopener noreferrer', ...(style && { style }) },
      }),
      iframe: (_tag, { src = '' }) => frameOrLink(src, frames),
      img: (tagName, { src = '', alt = '', width, height }) => ({
        tagName,
        attribs: { src, alt, ...(isLength(width) && { width }), ...(isLength(height) && { height }) },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOurs(attribs.src ?? '', mediaBase),
  });
}

/** Whether the HTML carries a picture's bytes instead of its address. */
export const hasEmbeddedPicture = (html: string): boolean => /<img\b[^>]*\bsrc\s*=\s*["']?\s*data:/i.test(html);

function frameOrLink(src: string, frames: readonly string[]): sanitizeHtml.Tag {
  const address = embedAddressOf(src, frames);
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
      // A player needs its own origin, which is never the site's: the list holds other hosts only.
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      referrerpolicy: 'strict-origin-when-cross-origin',
    },
  };
}

const isLength = (text: string | undefined): text is string => /^\d{1,4}$/.test(text ?? '');

function isOurs(src: string, mediaBase: string): boolean {
  return src.startsWith(`${mediaBase}/`) && /^[a-z0-9]+-\d+\.(avif|webp)$/.test(src.slice(mediaBase.length + 1));
}
