import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './cover.module.css';

/** Shapes of one drawing: paths by tone, so that many shapes need few elements. Shapes of two tones do not overlap. */
export class TonePaths {
  private readonly paths = new Map<string | undefined, string>();

  add(tone: string | undefined, d: string): void {
    this.paths.set(tone, (this.paths.get(tone) ?? '') + d);
  }

  /** As filled shapes whose corners are rounded by `radius`. */
  boxes(radius: number): ReactNode {
    return this.draw({ stroke: 'currentColor', strokeWidth: 2 * radius });
  }

  lines(width: number): ReactNode {
    return this.draw({ className: styles.line, strokeWidth: width });
  }

  fills(): ReactNode {
    return this.draw({});
  }

  private draw({ className, ...look }: { className?: string; stroke?: string; strokeWidth?: number }): ReactNode {
    return [...this.paths].map(([tone, d]) => <path key={tone} className={clsx(tone, className)} {...look} d={d} />);
  }
}

/** A box without its rounded border, which `boxes` draws. */
export const box = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y + radius}h${width - 2 * radius}v${height - 2 * radius}h${2 * radius - width}z`;

/** The middle line of a bar with round ends. */
export const bar = (x: number, y: number, width: number, height: number) =>
  `M${x + height / 2} ${y + height / 2}h${width - height}`;
