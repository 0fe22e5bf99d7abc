import { type Resource, toResourceError } from '@kaksha/api-client/resource';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Loads data of one screen of the shell when it is shown, and again with `load`. */
export function useLoaded<T>(fetch: () => Promise<T>): { resource: Resource<T>; load: () => void } {
  const [resource, setResource] = useState<Resource<T>>({ status: 'loading', data: null, error: null });
  const current = useRef(fetch);
  current.current = fetch;
  const isMounted = useRef(false);

  const load = useCallback(() => {
    setResource(({ data }) => ({ status: 'loading', data, error: null }));
    current.current().then(
      (data) => isMounted.current && setResource({ status: 'succeeded', data, error: null }),
      (error: unknown) =>
        isMounted.current && setResource(({ data }) => ({ status: 'failed', data, error: toResourceError(error) })),
    );
  }, []);

  useEffect(() => {
    isMounted.current = true;
    load();
    return () => {
      isMounted.current = false;
    };
  }, [load]);
  return { resource, load };
}
