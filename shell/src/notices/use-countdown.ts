import { useEffect, useRef } from 'react';

/** Calls `onEnd` after `ms` milliseconds without counting paused time. A new `key` restarts it. Infinity never ends. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void, key: unknown): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key restarts the countdown
  useEffect(() => {
    left.current = ms;
  }, [key, ms]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key restarts the countdown
  useEffect(() => {
    if (paused || left.current === Number.POSITIVE_INFINITY) return;
    const began = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - began));
    };
  }, [paused, key, ms]);
}
