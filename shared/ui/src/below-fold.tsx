import clsx from 'clsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import styles from './below-fold.module.css';
import { whenIdle } from './when-idle';

export interface BelowFoldProps {
  children: ReactNode;
  /** Sets `contain-intrinsic-block-size`: about the height, so that the page keeps its length. */
  className?: string;
}

/**
 * Content below the first screen. The browser lays it out when it comes near or when it is idle after hydration. React
 * hydrates it after the rest of the page, or at once when it is used.
 */
export function BelowFold({ children, className }: BelowFoldProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => showWhenIdle(area.current), []);
  return (
    <div ref={area} className={clsx(styles.area, className)}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

const waiting = new Set<HTMLElement>();
const idleWithinMs = 3000;

/**
 * Lays out one area per idle period, so that none delays an input. Changes the element only, so React renders nothing.
 */
function showWhenIdle(area: HTMLElement | null) {
  if (!area) return;
  waiting.add(area);
  if (waiting.size === 1) whenIdle(showNext, idleWithinMs);
  return () => void waiting.delete(area);
}

function showNext() {
  const [area] = waiting;
  if (!area) return;
  waiting.delete(area);
  area.style.contentVisibility = 'visible';
  if (waiting.size > 0) requestAnimationFrame(() => whenIdle(showNext, idleWithinMs));
}
