import { useEffect, useState } from 'react';
import { useHost } from './host-context';

const minuteMs = 60_000;
const tickMs = 30_000;

/** Headers tell the server's time in whole seconds, after a delay. A smaller difference is none. */
const exactMs = 2000;

/** How far the server's clock is ahead of the device's, in ms. */
let aheadMs = 0;
const listeners = new Set<() => void>();

/** Called by the host with the time of the server at this moment, in ms since 1970. Since 1.4. */
export function learnServerTime(serverMs: number): void {
  const next = serverMs - Date.now();
  // Not for NaN, the time of an unreadable header.
  if (!(Math.abs(next - aheadMs) > exactMs)) return;
  aheadMs = Math.abs(next) > exactMs ? next : 0;
  for (const listener of listeners) listener();
}

/**
 * The current time by the server's clock, as far as the device knows it. The clock of a device can be days off, so it
 * decides nothing. On the server it is the server's time. Since 1.4.
 */
export const currentTime = () => new Date(Date.now() + aheadMs);

/**
 * The current time for texts such as 'In 2 days'. The first render uses the server's time, so that hydration matches. A
 * page that was restored more than a minute later switches to the actual time.
 */
export function useNow(): Date {
  return useTime(minuteMs);
}

/** The current time, updated every 30 seconds while the page is open. Since 1.4. */
export function useClock(): Date {
  return useTime(tickMs / 2, tickMs);
}

function useTime(atLeastMs: number, everyMs?: number): Date {
  const { renderedAt } = useHost().environment;
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const rendered = Date.parse(renderedAt);
    const update = () =>
      setNow((shown) => {
        // Not before the render: a device that is behind does not know the server's time yet.
        const actual = Math.max(currentTime().getTime(), rendered);
        return Math.abs(actual - shown.getTime()) >= atLeastMs ? new Date(actual) : shown;
      });
    update();
    listeners.add(update);
    const timer = everyMs && setInterval(update, everyMs);
    return () => {
      listeners.delete(update);
      clearInterval(timer);
    };
  }, [renderedAt, atLeastMs, everyMs]);
  return now;
}
