/** The SVG elements of the covers. Numbers are rounded to a tenth of a unit. */

type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];

const text = (value: string | number) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value);

function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${text(value as string | number)}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, rx = 0, more: Attributes = {}) {
  return element('rect', { x, y, width, height, rx: rx || undefined, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}) {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function path(d: string, attributes: Attributes) {
  return element('path', { d, ...attributes });
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}) {
  return path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function group(transform: string, content: string) {
  return element('g', { transform }, content);
}

/** Path data from commands and numbers: `d('M', 0, 10, 'L', 5, 5)`. */
export function d(...parts: (string | number)[]): string {
  return parts.map(text).join(' ');
}

export function svg(width: number, height: number, content: string): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    content,
  );
}
