import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` after `ms` milliseconds without counting paused time. A new `key` restarts it. Infinity never ends. In place of
 * `autoClose`, which counts by a CSS animation of the style sheet that the unstyled library leaves out.
 */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void, key: unknown): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key restarts the countdown
  useEffect(() => {
    left.current = ms;
  }, [key, ms]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key restarts the countdown
  useEffect(() => {
    if (paused || left.current === Number.POSITIVE_INFINITY) return;
    const began = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - began));
    };
  }, [paused, key, ms]);
}
