import { useEffect, useState } from 'react';
import { useHost } from './host-context';

const minuteMs = 60_000;

/**
 * The present moment for texts such as 'In 2 days'. The first render takes the moment that the server used, so that
 * both write the same; a page that is opened in a tab of yesterday moves on from it.
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
