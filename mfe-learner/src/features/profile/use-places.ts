import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import type { AxiosInstance } from 'axios';
import { useEffect, useState } from 'react';

interface Answer<T> {
  of: string;
  places: T[];
}

/**
 * Places of a country or state. Empty while they load and when that fails; a failure shows a notice with Retry.
 * @param of  id of the parent place; '' loads nothing
 * @param fetch  must be stable; another function reloads
 */
export function usePlaces<T>(
  of: string,
  what: string,
  fetch: (http: AxiosInstance, id: number) => Promise<T[]>,
): readonly T[] {
  const { http, notify } = useHost();
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt fetches again
  useEffect(() => {
    if (of === '') return;
    let wanted = true;
    fetch(http, Number(of)).then(
      (places) => wanted && setAnswer({ of, places }),
      (error) =>
        wanted &&
        notify.error(`${what} did not load`, {
          id: `places-${what}`,
          description: messageOf(error, 'Please try again.'),
          action: { label: 'Retry', onClick: () => setTries((count) => count + 1) },
        }),
    );
    return () => {
      wanted = false;
    };
  }, [of, what, fetch, http, notify, tries]);
  return answer?.of === of ? answer.places : [];
}
