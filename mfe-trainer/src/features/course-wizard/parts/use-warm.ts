import { useEffect } from 'react';

/**
 * Fetches code that opens after a press as soon as the page is there: the line may be gone by the time it is needed.
 * A download that failed is tried again at the press.
 */
export function useWarm(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
}
