import { type Resource, toResourceError } from '@kaksha/api-client/resource';
import { useEffect, useEffectEvent, useState } from 'react';

/** Loads data of one screen of the shell when it is shown, and again with `load`. Answers of earlier calls are dropped. */
export function useLoaded<T>(fetch: () => Promise<T>): { resource: Resource<T>; load: () => void } {
  const [resource, setResource] = useState<Resource<T>>({ status: 'loading', data: null, error: null });
  const [attempts, setAttempts] = useState(0);
  const fetchNow = useEffectEvent(fetch);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let isLatest = true;
    setResource(({ data }) => ({ status: 'loading', data, error: null }));
    fetchNow().then(
      (data) => isLatest && setResource({ status: 'succeeded', data, error: null }),
      (error: unknown) =>
        isLatest && setResource(({ data }) => ({ status: 'failed', data, error: toResourceError(error) })),
    );
    return () => {
      isLatest = false;
    };
  }, [attempts]);
  return { resource, load: () => setAttempts((before) => before + 1) };
}
