import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * What the address asks a list for, and how to change it. The address follows a press only when the next page is ready
 * to be shown; until then the controls already show, and change, what was asked for: a press is seen at once, and two
 * quick presses are both kept.
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
  // It counts until the address has moved, be it there or, by Back, somewhere else; then it is forgotten for good. A
  // press that came while the address was about to move is still on its way after that.
  const moving = navigation.location?.pathname === location.pathname;
  const counts = wanted !== null && (wanted.from === location.key || moving);
  if (wanted && !counts) setWanted(null);
  const asked = counts ? wanted.query : query;

  const replaceAll = useCallback(
    (next: Q, { replace = false } = {}) => {
      setWanted({ query: next, from: location.key });
      navigate(pathOf(next), { replace, preventScrollReset: true });
    },
    [location.key, navigate, pathOf],
  );
  const change = useCallback(
    // Whatever is changed, the list begins at its first page again.
    (patch: Partial<Q>, options?: { replace?: boolean }) =>
      replaceAll({ ...asked, page: undefined, ...patch }, options),
    [asked, replaceAll],
  );

  return { query, asked, change, replaceAll, waiting: moving };
}
