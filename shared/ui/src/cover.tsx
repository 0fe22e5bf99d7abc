import type { CoverMotif, Picture as PictureFiles } from '@kaksha/domain/catalogue';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './cover.module.css';
import { cloud, design, mobile, security, web } from './cover-objects';
import { ai, code, data, erp, pipeline, plan, testing } from './cover-patterns';
import hues from './hues.module.css';
import { Picture } from './picture';
import { type Roll, seededRandom } from './seeded-random';

const motifs: Record<CoverMotif, (roll: Roll) => ReactNode> = {
  cloud,
  ai,
  data,
  web,
  security,
  testing,
  design,
  pipeline,
  erp,
  mobile,
  plan,
  code,
};

export interface CoverProps {
  /** The category's motif; it sets the drawing and its hue. */
  motif: CoverMotif;
  /** Varies the drawings of one category: the course id. */
  seed: number;
  /** Replaces the drawing. */
  picture?: PictureFiles | null;
  sizes?: string;
  priority?: boolean;
  className?: string;
}

/**
 * A course's picture, or a drawing in its category's colour. Fills its box. Decorative, because the name is next to it.
 */
export function Cover({ motif, seed, picture, sizes, priority, className }: CoverProps) {
  if (picture) {
    return (
      <Picture picture={picture} alt="" sizes={sizes} priority={priority} className={clsx(styles.cover, className)} />
    );
  }
  return (
    <svg
      className={clsx(styles.cover, styles.drawn, hues[motif], className)}
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {motifs[motif](seededRandom(seed))}
    </svg>
  );
}
