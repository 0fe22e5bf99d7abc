import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * The list query in the address, and functions that change it. While a navigation loads, controls show the requested
 * query, so two quick presses are both applied.
 * @param read    must be the same function at every render
 * @param pathOf  the address of a query
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
  // The requested query counts until the address has changed, to it or elsewhere by Back.
  const moving = navigation.location?.pathname === location.pathname;
  const counts = wanted !== null && (wanted.from === location.key || moving);
  if (wanted && !counts) setWanted(null);
  const requested = counts ? wanted.query : query;

  const replaceAll = useCallback(
    (next: Q, { replace = false } = {}) => {
      setWanted({ query: next, from: location.key });
      navigate(pathOf(next), { replace, preventScrollReset: true });
    },
    [location.key, navigate, pathOf],
  );
  const change = useCallback(
    // Every change returns to the first page.
    (patch: Partial<Q>, options?: { replace?: boolean }) =>
      replaceAll({ ...requested, page: undefined, ...patch }, options),
    [requested, replaceAll],
  );

  return { query, requested, change, replaceAll, waiting: moving };
}
