import { releaseBase } from '@kaksha/release/live-releases';
import type { Release } from '@kaksha/release/types';
import { readVerified } from '@kaksha/release/verified-files';
import { LRUCache } from 'lru-cache';
import { type ChildNode, type Container, parse, type Rule } from 'postcss';

const maxSheets = 60;
/** Pages of one kind mostly have the same classes. About 40 kB each. */
const maxPages = 60;

export interface InlineStyles {
  css: string;
  /** Addresses of sheets whose rules are all in `css`. */
  complete: readonly string[];
}

export type CriticalCss = (releases: readonly Release[], html: string) => InlineStyles;

/**
 * Reads the style sheets of releases, and returns the rules that a rendered page can match. They are inlined, so that
 * the first paint does not wait for another request; the browser loads the whole sheets afterwards.
 * @param folder  contains the releases as `<folder>/<name>/<version>/`
 */
export function createCriticalCss(folder: string): CriticalCss {
  const sheets = new LRUCache<string, readonly CssNode[]>({ max: maxSheets });
  const sheetOf = (release: Release, file: string) => {
    const base = releaseBase(release.name, release.version);
    const parsed = sheets.get(base + file) ?? readSheet(readVerified(folder, release, file), base);
    sheets.set(base + file, parsed);
    return parsed;
  };
  const pages = new LRUCache<string, InlineStyles>({ max: maxPages });
  const inlineStyles = (releases: readonly Release[], classes: ReadonlySet<string>): InlineStyles => {
    const files = releases.flatMap((release) =>
      release.styles.map((file) => ({
        address: releaseBase(release.name, release.version) + file,
        nodes: sheetOf(release, file),
      })),
    );
    return {
      css: files.map(({ nodes }) => matchingCss(nodes, classes)).join(''),
      complete: files.filter(({ nodes }) => nodes.every(({ kind }) => kind === 'text')).map(({ address }) => address),
    };
  };
  return (releases, html) => {
    const versions = releases.map(({ name, version }) => `${name}@${version}`);
    const lists = classListsOf(html);
    const key = [...versions, ...lists].join('|');
    const found = pages.get(key) ?? inlineStyles(releases, classesIn(lists));
    pages.set(key, found);
    return found;
  };
}

/** A style rule with the classes that each of its selectors needs, a block such as `@media`, or any other text. */
type CssNode =
  | { kind: 'rule'; css: string; needs: readonly (readonly string[])[] }
  | { kind: 'block'; opening: string; nodes: readonly CssNode[] }
  | { kind: 'text'; css: string };

/** @param base  address of the sheet's folder; the relative addresses of the sheet are below it */
export function readSheet(css: string, base: string): readonly CssNode[] {
  const placed = css.replace(/\burl\(([^()]*)\)/g, (whole, quoted: string) => {
    const address = quoted.replace(/["']/g, '');
    return /^(?:data:|[\w+.-]+:|\/)/.test(address) ? whole : `url(${base}${address})`;
  });
  return nodesOf(parse(placed));
}

const nodesOf = (container: Container<ChildNode>): CssNode[] =>
  (container.nodes ?? []).flatMap((node): CssNode[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [{ kind: 'rule', css: node.toString(), needs: node.selectors.map(classesNeeded) }];
    if (node.type === 'atrule' && isConditional(node.name) && node.nodes) {
      return [{ kind: 'block', opening: `@${node.name} ${node.params}`, nodes: nodesOf(node) }];
    }
    return [{ kind: 'text', css: node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString() }];
  });

const isConditional = (name: string) => ['media', 'supports', 'layer', 'container'].includes(name);

/**
 * Classes that an element and its ancestors must have. Classes inside parentheses, as in `:not(.a)`, are not counted.
 */
function classesNeeded(selector: Rule['selector']): string[] {
  let depth = 0;
  const outside: string[] = [];
  for (const character of selector) {
    if (character === '(' || character === '[') depth += 1;
    if (depth === 0) outside.push(character);
    if (character === ')' || character === ']') depth -= 1;
  }
  return [...outside.join('').matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
}

const attribute = ' class="';

export const classesOf = (html: string) => classesIn(classListsOf(html));

/** The distinct class attributes. A list of cards has the same ones in each card. */
function classListsOf(html: string): Set<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    at += attribute.length;
    lists.add(html.slice(at, html.indexOf('"', at)));
  }
  return lists;
}

const classesIn = (lists: ReadonlySet<string>) => new Set([...lists].flatMap((list) => list.split(' ')));

export function matchingCss(nodes: readonly CssNode[], classes: ReadonlySet<string>): string {
  const isNeeded = (names: readonly string[]) => names.every((name) => classes.has(name));
  let css = '';
  for (const node of nodes) {
    if (node.kind === 'text') css += node.css;
    else if (node.kind === 'rule') css += node.needs.some(isNeeded) ? node.css : '';
    else {
      const inner = matchingCss(node.nodes, classes);
      // The first mention of a layer decides its order, so empty layers stay.
      if (inner || node.opening.startsWith('@layer')) css += `${node.opening}{${inner}}`;
    }
  }
  return css;
}
