import clsx from 'clsx';
import { createElement, type ReactElement, type SVGProps } from 'react';
import styles from './lucide-icon.module.css';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconData {
  node: readonly Shape[];
}

export type LucideIconProps = SVGProps<SVGSVGElement>;

/**
 * Builds replace lucide-react's function of this name with this one. An icon becomes one path and the attributes that
 * all icons share become a style rule, so that pages with many icons have half the elements and bytes for them.
 */
export default function createLucideIcon({ node }: IconData): (props: LucideIconProps) => ReactElement {
  const isDrawn = ([, { fill }]: Shape) => fill !== undefined;
  const outline = node.filter((shape) => !isDrawn(shape)).map(pathOf);
  const shapes = [
    <path key="outline" d={outline.join('')} />,
    ...node.filter(isDrawn).map(([tag, attributes]) => createElement(tag, attributes)),
  ];
  return ({ className, strokeWidth, style, children, ...props }) =>
    createElement(
      'svg',
      {
        className: clsx(styles.icon, className),
        viewBox: '0 0 24 24',
        'aria-hidden': isNamed(props) || children ? undefined : true,
        style: strokeWidth === undefined ? style : { ...style, [strokeProperty]: strokeWidth },
        ...props,
      },
      shapes,
      children,
    );
}

/** A custom property, because style sheets set the width of some icons. */
const strokeProperty = '--stroke';

const isNamed = (props: LucideIconProps) =>
  Object.entries(props).some(
    ([name, value]) => value != null && (/^aria-/.test(name) || ['role', 'title'].includes(name)),
  );

/** The shape as commands of a path that follows other paths. */
function pathOf([tag, a]: Shape): string {
  if (tag === 'circle') return ellipse(Number(a.cx), Number(a.cy), Number(a.r), Number(a.r));
  if (tag === 'ellipse') return ellipse(Number(a.cx), Number(a.cy), Number(a.rx), Number(a.ry));
  if (tag === 'line') return `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`;
  if (tag === 'rect') return rectangle(a);
  if (tag === 'polyline') return `M${a.points}`;
  if (tag === 'polygon') return `M${a.points}z`;
  return absoluteStart(a.d ?? '');
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`;

function rectangle({
  x = '0',
  y = '0',
  width,
  height,
  rx = '0',
}: Readonly<Record<string, string | undefined>>): string {
  const r = Number(rx);
  const [across, down] = [Number(width) - 2 * r, Number(height) - 2 * r];
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${Number(x) + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** A relative first command would start where the path before it ends. */
function absoluteStart(d: string): string {
  const [start, x, y] = /^m *(-?(?:\d+\.?\d*|\.\d+))[ ,]*(-?(?:\d+\.?\d*|\.\d+)) */.exec(d) ?? [];
  if (!start) return d;
  const rest = d.slice(start.length);
  // More coordinates of a relative start are relative lines.
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}
