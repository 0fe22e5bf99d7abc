import { useNow } from '@kaksha/contract/now';
import { useEffect, useState } from 'react';

const stepMs = 30_000;

/** The current time, updated while the page is open. */
export function useClock(): Date {
  const first = useNow();
  const [ticked, setTicked] = useState<Date | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setTicked(new Date()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return ticked && ticked > first ? ticked : first;
}
