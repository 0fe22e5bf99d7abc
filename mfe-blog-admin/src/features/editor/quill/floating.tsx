import { customProperties } from '@kaksha/ui/custom-properties';
import type Quill from 'quill';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './floating.module.css';
import type { Range } from './use-quill';

export interface FloatingProps {
  quill: Quill;
  /** The text next to which it floats, and which it never covers. */
  range: Range;
  /** Where it lies when both sides have room. */
  side: 'above' | 'below';
  children: ReactNode;
}

/** Between the text and what floats. */
const gapPx = 6;

/** Floats above or below a text, within the edges of the sheet and where the window has room. */
export function Floating({ quill, range, side, children }: FloatingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(side);
  // More than any content needs, so that the first measure is of its whole height.
  const [room, setRoom] = useState(1000);
  const bounds = quill.getBounds(range.index, range.length);
  const { top = 0, bottom = 0, left = 0 } = bounds ?? {};
  // Every render may have moved the text or changed the height.
  useLayoutEffect(() => {
    if (!place.current) return;
    const sheet = quill.container.getBoundingClientRect();
    const bar = document.querySelector(`[role=toolbar][aria-controls="${quill.root.id}"]`)?.getBoundingClientRect();
    const windowHeight = window.visualViewport?.height ?? window.innerHeight;
    const rooms = {
      above: sheet.top + top - (bar?.bottom ?? 0) - gapPx,
      below: windowHeight - sheet.top - bottom - 2 * gapPx,
    };
    const other = side === 'above' ? 'below' : 'above';
    const next = rooms[side] >= place.current.offsetHeight || rooms[side] >= rooms[other] ? side : other;
    setShown(next);
    setRoom(Math.floor(rooms[next]));
  });
  const inset =
    shown === 'above' ? { insetBlockEnd: `calc(100% - ${top - gapPx}px)` } : { insetBlockStart: bottom + gapPx };
  return (
    <div
      ref={place}
      className={styles.place}
      style={{ ...inset, ...customProperties({ '--start': `${left}px`, '--room': `${room}px` }) }}
    >
      {children}
    </div>
  );
}
