import { type Resource, toResourceError } from '@kaksha/api-client/resource';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Loads data of one screen of the shell when it is shown, and again with `load`. Answers of earlier calls are dropped. */
export function useLoaded<T>(fetch: () => Promise<T>): { resource: Resource<T>; load: () => void } {
  const [resource, setResource] = useState<Resource<T>>({ status: 'loading', data: null, error: null });
  const current = useRef(fetch);
  current.current = fetch;
  const latest = useRef(0);

  const load = useCallback(() => {
    latest.current += 1;
    const call = latest.current;
    const isLatest = () => latest.current === call;
    setResource(({ data }) => ({ status: 'loading', data, error: null }));
    current.current().then(
      (data) => isLatest() && setResource({ status: 'succeeded', data, error: null }),
      (error: unknown) =>
        isLatest() && setResource(({ data }) => ({ status: 'failed', data, error: toResourceError(error) })),
    );
  }, []);

  useEffect(() => {
    load();
    return () => {
      latest.current += 1;
    };
  }, [load]);
  return { resource, load };
}
