export type Attributes = Readonly<Record<string, string>>;

/** Tags of an article, by the tag that they are drawn with. The page has its own h1. */
const tags: Readonly<Record<string, string>> = {
  h1: 'h2',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ...Object.fromEntries(
    'p h2 h3 h4 h5 h6 br hr strong em u s sub sup ul ol li blockquote pre code figure figcaption span div table thead tbody tr th td'
      .split(' ')
      .map((tag) => [tag, tag]),
  ),
};

/** Left out together with everything that is in them. */
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
 * What an element of an article is drawn as, with nothing but what is listed here; null for one of which only the
 * content is drawn.
 */
export function drawnAs(tag: string, attributes: Attributes): Drawn | null {
  if (tag === 'a') return link(attributes);
  if (tag === 'img') return image(attributes);
  if (tag === 'iframe') return embed(attributes);
  const drawn = tags[tag];
  return drawn ? { tag: drawn, props: look(attributes) } : null;
}

function link({ href = '' }: Attributes): Drawn | null {
  const address = safeAddress(href, /^(https?|mailto|tel):/i);
  if (!address) return null;
  const leaves = /^https?:/i.test(address);
  return { tag: 'a', props: { href: address, ...(leaves && { rel: 'noopener noreferrer', target: '_blank' }) } };
}

function image({ src = '', alt = '', width = '', style = '' }: Attributes): Drawn | null {
  const address = safeAddress(src, /^https?:/i);
  if (!address) return null;
  const wide = /^\d{1,4}$/.test(width) ? Number(width) : Number(/width:\s*(\d{1,4})px/.exec(style)?.[1]);
  return { tag: 'img', props: { src: address, alt, loading: 'lazy', decoding: 'async', ...(wide && { width: wide }) } };
}

function embed({ src = '', title = 'Video' }: Attributes): Drawn | null {
  const address = embedAddress(src);
  if (address) {
    const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';
    return { tag: 'iframe', props: { src: address, title, sandbox, loading: 'lazy', allowFullScreen: true } };
  }
  const there = safeAddress(src, /^https:/i);
  return there
    ? { tag: 'a', props: { href: there, rel: 'noopener noreferrer', target: '_blank', children: there } }
    : null;
}

/** An address of the site, or one that begins as allowed; control characters in it could hide another beginning. */
function safeAddress(address: string, allowed: RegExp): string | null {
  const clean = address.replace(/\p{Cc}/gu, '').trim();
  if (/^[/#](?![/\\])/.test(clean)) return clean;
  return allowed.test(clean) ? clean : null;
}

const colour = /^(#[\da-f]{3,8}|rgba?\([\d\s,.%]+\)|[a-z]{3,20})$/i;
const styles: Readonly<Record<string, [name: string, value: RegExp]>> = {
  color: ['color', colour],
  'background-color': ['backgroundColor', colour],
  'text-align': ['textAlign', /^(left|right|center|justify)$/],
};

/** The editor's own class names, colours and alignment. */
function look({ class: names = '', style = '', 'data-list': list }: Attributes): Record<string, unknown> {
  const className = names
    .split(/\s+/)
    .filter((name) => /^ql-[\w-]+$/.test(name))
    .join(' ');
  const kept = style.split(';').flatMap((rule) => {
    const [name = '', value = ''] = rule.split(':').map((part) => part.trim());
    const known = styles[name.toLowerCase()];
    return known?.[1].test(value) ? [[known[0], value]] : [];
  });
  return {
    ...(className && { className }),
    ...(kept.length > 0 && { style: Object.fromEntries(kept) }),
    ...(list && /^(bullet|ordered)$/.test(list) && { 'data-list': list }),
  };
}

/** The player's address of a video on a platform that the site frames; null for any other address. */
function embedAddress(src: string): string | null {
  const youtube =
    /^https:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=))([\w-]{6,20})/.exec(src);
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube[1]}`;
  const vimeo = /^https:\/\/(?:player\.vimeo\.com\/video|vimeo\.com)\/(\d{3,12})/.exec(src);
  return vimeo ? `https://player.vimeo.com/video/${vimeo[1]}` : null;
}
