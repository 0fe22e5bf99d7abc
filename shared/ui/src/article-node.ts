import { embedAddressOf } from '@kaksha/domain/embeds';
import { linkSchemes } from '@kaksha/domain/link-schemes';
import { fullWidthClass, isDirection, isLanguage } from '@kaksha/domain/post-html';

export type Attributes = Readonly<Record<string, string>>;

/** HTML tags by the tag they are rendered as. The page has its own h1. */
const tags: Readonly<Record<string, string>> = {
  h1: 'h2',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  ...Object.fromEntries(
    'p h2 h3 h4 h5 h6 br hr strong em u s sub sup ul ol li blockquote pre code figure figcaption span div table thead tbody tr th td'
      .split(' ')
      .map((tag) => [tag, tag]),
  ),
};

/** Removed together with their content. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'textarea',
  'select',
  'title',
  'svg',
  'math',
  'object',
]);

/** Elements that have no content. */
export const isVoid = (tag: string) => ['br', 'hr', 'img'].includes(tag);
export const isSilent = (tag: string) => silent.has(tag);

export interface Drawn {
  tag: string;
  props: Record<string, unknown>;
}

/**
 * How an element is rendered, with listed attributes only; null when only its content is rendered.
 * @param frames  hosts whose frames are shown; by default the usual video players
 */
export function drawnAs(tag: string, attributes: Attributes, frames?: readonly string[]): Drawn | null {
  if (tag === 'a') return link(attributes);
  if (tag === 'img') return image(attributes);
  if (tag === 'iframe') return embed(attributes, frames);
  const drawn = tags[tag];
  if (!drawn) return null;
  const { start = '' } = attributes;
  const props = look(attributes);
  if (directed.has(drawn)) props.dir ??= 'auto';
  if (drawn === 'pre') props.translate = 'no';
  if (drawn === 'ol' && /^-?\d{1,4}$/.test(start)) props.start = Number(start);
  return { tag: drawn, props };
}

/** Elements with a direction of their own. A list takes its direction from the text of its items. */
const directed = new Set('p h2 h3 h4 h5 h6 ul ol blockquote figcaption th td'.split(' '));

function link({ href = '', style = '' }: Attributes): Drawn | null {
  const address = safeAddress(href, linkSchemes);
  if (!address) return null;
  const leaves = /^https?:/i.test(address);
  return {
    tag: 'a',
    props: { href: address, ...(leaves && { rel: 'noopener noreferrer', target: '_blank' }), ...look({ style }) },
  };
}

function image({ src = '', alt = '', width = '', style = '', class: names = '' }: Attributes): Drawn | null {
  const address = safeAddress(src, ['https', 'http']);
  if (!address) return null;
  const wide = /^\d{1,4}$/.test(width) ? Number(width) : Number(/width:\s*(\d{1,4})px/.exec(style)?.[1]);
  const isFull = names.split(/\s+/).includes(fullWidthClass);
  return {
    tag: 'img',
    props: {
      ...{ src: address, alt, loading: 'lazy', decoding: 'async' },
      ...(wide && { width: wide }),
      ...(isFull && { className: fullWidthClass }),
    },
  };
}

function embed({ src = '', title = 'Video' }: Attributes, frames?: readonly string[]): Drawn | null {
  const address = embedAddressOf(src, frames);
  if (address) {
    const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';
    return { tag: 'iframe', props: { src: address, title, sandbox, loading: 'lazy', allowFullScreen: true } };
  }
  const there = safeAddress(src, ['https']);
  return there
    ? { tag: 'a', props: { href: there, rel: 'noopener noreferrer', target: '_blank', children: there } }
    : null;
}

/** A path of this site or an allowed scheme. Control characters could hide another scheme. */
function safeAddress(address: string, schemes: readonly string[]): string | null {
  const clean = address.replace(/\p{Cc}/gu, '').trim();
  if (/^[/#](?![/\\])/.test(clean)) return clean;
  return schemes.includes(clean.slice(0, clean.indexOf(':')).toLowerCase()) ? clean : null;
}

const colour = /^(#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]{3,20})$/i;
const styles: Readonly<Record<string, [name: string, value: RegExp]>> = {
  color: ['color', colour],
  'background-color': ['backgroundColor', colour],
  'text-align': ['textAlign', /^(left|right|center|justify)$/],
};

/** A class by which posts of earlier versions say that a block runs from right to left. */
const oldDirection = 'ql-direction-rtl';

/** Class names, direction, language, colours and alignment that the editor writes. */
function look({ class: names = '', style = '', 'data-list': list, dir, lang }: Attributes): Record<string, unknown> {
  const className = names
    .split(/\s+/)
    .filter((name) => /^ql-[\w-]+$/.test(name) && name !== oldDirection)
    .join(' ');
  const declarations = style.split(';').flatMap((rule) => {
    const [name = '', value = ''] = rule.split(':').map((part) => part.trim());
    const known = styles[name.toLowerCase()];
    return known?.[1].test(value) ? [[known[0], value]] : [];
  });
  return {
    ...(className && { className }),
    ...(declarations.length > 0 && { style: inBothThemes(Object.fromEntries(declarations)) }),
    ...(isDirection(dir) ? { dir } : names.includes(oldDirection) && { dir: 'rtl' }),
    ...(isLanguage(lang) && { lang }),
    ...(list && /^(bullet|ordered)$/.test(list) && { 'data-list': list }),
  };
}

/**
 * Authors choose colours on white. The dark theme uses a lighter tone of the same hue for text; backgrounds keep their
 * colour and their dark text.
 */
function inBothThemes(style: Record<string, string>): Record<string, string> {
  const { color, backgroundColor } = style;
  if (backgroundColor && backgroundColor !== 'transparent') return { color: '#151923', ...style };
  return color ? { ...style, color: `light-dark(${color}, oklch(from ${color} max(l, 0.78) c h))` } : style;
}
