import { useNow } from '@kaksha/contract/now';
import { useEffect, useState } from 'react';

const stepMs = 30_000;

/** The present moment, moving on while the page is open: what says 'in 8 min' says 'in 7 min' soon. */
export function useClock(): Date {
  const first = useNow();
  const [ticked, setTicked] = useState<Date | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setTicked(new Date()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return ticked && ticked > first ? ticked : first;
}
