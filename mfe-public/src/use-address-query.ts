import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * What the address asks a list for, and how to change it. The address follows a press only when the next page is ready
 * to be shown; until then the controls already show, and change, what was asked for.
 * @param read    the query that an address holds; the same function at every render
 * @param pathOf  the address that holds a query
 */
export function useAddressQuery<Q extends { page?: number }>(
  read: (parameters: URLSearchParams) => Q,
  pathOf: (query: Q) => string,
) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ query: Q; from: string } | null>(null);

  const query = useMemo(() => read(new URLSearchParams(location.search)), [location.search, read]);
  // It counts until the address has moved, be it there or, by Back, somewhere else; then it is forgotten for good.
  if (wanted && wanted.from !== location.key) setWanted(null);
  const asked = wanted?.from === location.key ? wanted.query : query;

  const change = useCallback(
    (patch: Partial<Q>, { replace = false } = {}) => {
      // Whatever is changed, the list begins at its first page again.
      const next = { ...asked, page: undefined, ...patch };
      setWanted({ query: next, from: location.key });
      navigate(pathOf(next), { replace, preventScrollReset: true });
    },
    [asked, location.key, navigate, pathOf],
  );

  return { query, asked, change, waiting: navigation.location?.pathname === location.pathname };
}
