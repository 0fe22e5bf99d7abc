import { useState } from 'react';
import type { Resource } from './resource';

/**
 * Whether the first load of all has ended; true ever after. A page shows a section when everything above it has settled,
 * so that nothing that arrives later moves it.
 */
export function useSettled(resources: readonly Resource<unknown>[]): boolean {
  const [wasSettled, setSettled] = useState(false);
  const isSettled = resources.every(({ status, data }) => data !== null || status === 'failed');
  if (isSettled && !wasSettled) setSettled(true);
  return isSettled || wasSettled;
}
