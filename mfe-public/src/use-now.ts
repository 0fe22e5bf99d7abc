import { useHost } from '@kaksha/contract/host-context';
import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The present moment for texts such as 'In 2 days'. The first render takes the moment that the server used, so that
 * both write the same; a tab that has been open for long moves on from it.
 */
export function useNow(): Date {
  const { renderedAt } = useHost().environment;
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const actual = new Date();
    setNow((shown) => (actual.getTime() - shown.getTime() > minute ? actual : shown));
  }, []);
  return now;
}
