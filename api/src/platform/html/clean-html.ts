import { embedHosts as defaultHosts, embedAddressOf, embedSize } from '@kaksha/domain/embeds';
import { linkSchemes } from '@kaksha/domain/link-schemes';
import { fullWidthClass, isDirection, isLanguage, postElements } from '@kaksha/domain/post-html';
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

const withAttribute = (name: string) => Object.keys(postElements).filter((tag) => postElements[tag]?.includes(name));
// The editor sets the colour on the innermost element.
const coloured = withAttribute('style');
const directed = withAttribute('dir');
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];
const classes = ['ql-align-*', 'ql-indent-*'];

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
    allowedTags: Object.keys(postElements),
    allowedAttributes: Object.fromEntries(Object.entries(postElements).map(([tag, names]) => [tag, [...names]])),
    allowedClasses: {
      ...Object.fromEntries(directed.map((tag) => [tag, classes])),
      div: [...classes, 'ql-code-block', 'ql-code-block-container'],
      iframe: ['ql-video'],
      img: [fullWidthClass],
    },
    allowedStyles: Object.fromEntries(coloured.map((tag) => [tag, { color: colour, 'background-color': colour }])),
    allowedSchemes: [...linkSchemes],
    allowedSchemesByTag: { iframe: ['https'], img: ['https', 'http'] },
    allowProtocolRelative: false,
    transformTags: {
      ...Object.fromEntries(directed.map((tag) => [tag, directedTag])),
      ...Object.fromEntries(Object.entries(sameMeaning).map(([tag, other]) => [tag, other])),
      ol: (tagName, { start = '' }) => ({ tagName, attribs: listStart.test(start) ? { start } : noAttributes }),
      a: (tagName, { href = '', style }) => ({
        tagName,
        attribs: { href, target: '_blank', rel: 'noopener noreferrer', ...(style && { style }) },
      }),
      iframe: (_tag, { src = '' }) => frameOrLink(src, embedHosts),
      img: (tagName, { src = '', alt = '', width, height, class: names }) => ({
        tagName,
        attribs: {
          ...{ src, alt },
          ...(isLength(width) && { width }),
          ...(isLength(height) && { height }),
          ...(names && { class: names }),
        },
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

/** Elements that become others with the same meaning. */
const sameMeaning: Readonly<Record<string, string>> = {
  ...{ thead: 'tbody', tfoot: 'tbody' },
  ...{ del: 's', strike: 's', ins: 'u', tt: 'code', kbd: 'code', samp: 'code' },
};

const listStart = /^-?\d{1,4}$/;
const noAttributes: sanitizeHtml.Attributes = {};
const lists = /^(?:ordered|bullet|checked|unchecked)$/;

/** A class of earlier versions of the editor wrote the direction. */
function directedTag(tagName: string, { dir, lang, 'data-list': list, class: names = '' }: sanitizeHtml.Attributes) {
  const direction = dir ?? (/(?:^|\s)ql-direction-rtl(?:\s|$)/.test(names) ? 'rtl' : undefined);
  return {
    tagName,
    attribs: {
      ...(names && { class: names }),
      ...(list && lists.test(list) && { 'data-list': list }),
      ...(isDirection(direction) && { dir: direction }),
      ...(isLanguage(lang) && { lang }),
    },
  };
}

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
