import * as limits from '@kaksha/domain/limits';
import { type PointerEvent, useRef, useState } from 'react';

/** Smaller movements are a tap. */
const smallestPx = 8;
const controls = 'button, a, input, select, textarea';

/**
 * `swipePx` and `swipeVelocity`: the library's dragging knows a share of the width and no speed. Calls `onAway` for a horizontal swipe that is long or fast enough; shorter ones spring back. `offset` is the current
 * offset in px; null while not touched.
 */
export function useSwipe(enabled: boolean, onAway: () => void) {
  const start = useRef<{ x: number; time: number } | null>(null);
  const [offset, setOffset] = useState<number | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!enabled || event.button !== 0 || (event.target instanceof Element && event.target.closest(controls))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, time: event.timeStamp };
    setOffset(0);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current) setOffset(event.clientX - start.current.x);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const distance = Math.abs(event.clientX - start.current.x);
    const velocity = distance / Math.max(1, event.timeStamp - start.current.time);
    const { swipePx, swipeVelocity } = limits.notice;
    const away = distance >= swipePx || (distance >= smallestPx && velocity > swipeVelocity);
    start.current = null;
    // A dismissed card leaves in the direction of the swipe.
    if (away) onAway();
    else setOffset(null);
  };

  const onPointerCancel = () => {
    start.current = null;
    setOffset(null);
  };

  return { offset, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
