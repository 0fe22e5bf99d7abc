import type { PageDescription, PageService, Readable } from '@kaksha/contract/host';
import { brand } from '@kaksha/domain/brand';
import { escapeMarkup, scriptJson } from '@kaksha/domain/escape';

export interface ShellPageService extends PageService, Readable<PageDescription> {}

const nothingSaid: PageDescription = { title: null };

/**
 * Holds the description of the current page. In the browser `apply` writes it to the document; the server reads it with
 * `get`.
 */
export function createPageService(apply: (page: PageDescription) => void = () => {}): ShellPageService {
  let current = nothingSaid;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    describe(page) {
      current = page;
      apply(page);
      for (const listener of listeners) listener();
    },
  };
}

/** Replaces title and head tags of the document. */
export function applyToDocument(page: PageDescription, origin: string): void {
  document.title = titleOf(page);
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}], script[type="application/ld+json"]`)) old.remove();
  for (const { tag, attributes, text } of headTags(page, { origin, path: window.location.pathname })) {
    const element = document.createElement(tag);
    element.setAttribute(HEAD_MARK, '');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

export interface HeadPlace {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Path of the page without search. */
  path: string;
}

export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  /** Text content of a JSON-LD script. */
  text?: string;
}

interface ShownImage {
  src: string;
  size: readonly number[];
  alt: string;
}

/** Image of pages without one. The card is drawn by scripts/lib/draw-social-card.ts and shows the built-in brand. */
function defaultImage(): ShownImage | null {
  const alt = `${brand.name}: ${brand.tagline}`;
  if (brand.isBuiltIn) return { src: '/social-card.png', size: [1200, 630], alt };
  return brand.logo ? { src: brand.logo, size: [], alt } : null;
}

/** Authors and AI services can end a title with the product name. */
function isBranded(title: string): boolean {
  const text = title.trim().toLowerCase();
  const name = brand.name.toLowerCase();
  return text.endsWith(name) && !/[\p{L}\p{N}]$/u.test(text.slice(0, -name.length));
}

/** The page's title with the product name, once. */
export function titleOf({ title }: Pick<PageDescription, 'title'>): string {
  if (!title) return brand.name;
  return isBranded(title) ? title : `${title} | ${brand.name}`;
}

/** All head tags of a page except the title. */
export function headTags(page: PageDescription, { origin, path }: HeadPlace): HeadTag[] {
  // A path is concatenated, because resolving `//host` would replace the origin.
  const absolute = (address: string) =>
    new URL(address.startsWith('/') ? origin + address : address, `${origin}/`).href;
  const isError = (page.status ?? 200) >= 400;
  const description = page.description || brand.tagline;
  const address = absolute(page.canonical ?? path);
  const own = page.image && URL.canParse(page.image, origin) ? page.image : null;
  const image = own ? { src: own, size: page.imageSize ?? [], alt: page.title ?? brand.name } : defaultImage();

  const tags: HeadTag[] = [meta('name', 'description', description)];
  if (page.keywords) tags.push(meta('name', 'keywords', page.keywords));
  if (page.noindex || isError) tags.push(meta('name', 'robots', 'noindex'));
  // Missing pages have no canonical address.
  if (!isError) tags.push({ tag: 'link', attributes: { rel: 'canonical', href: address } });

  tags.push(
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:type', page.type ?? 'website'),
    meta('property', 'og:title', page.title ?? brand.name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('name', 'twitter:card', own || brand.isBuiltIn ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', page.title ?? brand.name),
    meta('name', 'twitter:description', description),
  );
  if (image) tags.push(...imageTags({ ...image, src: absolute(image.src) }));
  if (page.jsonLd?.length) tags.push(jsonLd(page.jsonLd));
  return tags;
}

function imageTags({ src, size: [width, height], alt }: ShownImage): HeadTag[] {
  const tags = [meta('property', 'og:image', src), meta('property', 'og:image:alt', alt)];
  if (width && height) {
    tags.push(meta('property', 'og:image:width', String(width)), meta('property', 'og:image:height', String(height)));
  }
  return [...tags, meta('name', 'twitter:image', src), meta('name', 'twitter:image:alt', alt)];
}

function meta(key: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [key]: name, content } };
}

function jsonLd(items: readonly object[]): HeadTag {
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json' },
    text: scriptJson(items.length === 1 ? items[0] : items),
  };
}

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
