import { useState } from 'react';

/** The learners that the trainer chose, by user id. One who left meanwhile is no longer chosen. */
export function useChosen(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const valid = ids.filter((id) => chosen.has(id));
  return {
    chosen: valid,
    set: (changed: readonly number[], isChosen: boolean) =>
      setChosen((all) => new Set(isChosen ? [...all, ...changed] : [...all].filter((id) => !changed.includes(id)))),
    clear: () => setChosen(new Set()),
  };
}
