import { useEffect, useState } from 'react';
import { useHost } from './host-context';

const minuteMs = 60_000;

/**
 * The current time for texts such as 'In 2 days'. The first render uses the server's time, so that hydration matches. A
 * page that was restored more than a minute later switches to the actual time.
 */
export function useNow(): Date {
  const { renderedAt } = useHost().environment;
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const actual = new Date();
    setNow((shown) => (actual.getTime() - shown.getTime() > minuteMs ? actual : shown));
  }, []);
  return now;
}
