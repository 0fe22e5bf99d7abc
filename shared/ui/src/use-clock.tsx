import { useEffect, useState } from 'react';

const stepMs = 30_000;

/** The current time, updated every 30 seconds while the page is open. `first` is the time of the first render. */
export function useClock(first: Date): Date {
  const [ticked, setTicked] = useState<Date | null>(null);
  useEffect(() => {
    const timer = setInterval(() => setTicked(new Date()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return ticked && ticked > first ? ticked : first;
}
