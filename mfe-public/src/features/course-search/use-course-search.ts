import type { CourseQuery } from '@kaksha/domain/catalogue';
import { coursesPath, fromSearchParams } from '@kaksha/domain/course-query';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

export type ChangeSearch = (change: Partial<CourseQuery>, options?: { replace?: boolean }) => void;

/**
 * The search that the address holds, and how to change it. The address follows a press only when the next page is
 * ready to be shown; until then the controls already show, and change, what was asked for: a press is seen at once,
 * and two quick presses are both kept.
 */
export function useCourseSearch() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ query: CourseQuery; from: string } | null>(null);

  const shown = useMemo(() => fromSearchParams(new URLSearchParams(location.search)), [location.search]);
  // It counts until the address has moved, be it there or, by Back, somewhere else; then it is forgotten for good.
  if (wanted && wanted.from !== location.key) setWanted(null);
  const asked = wanted?.from === location.key ? wanted.query : shown.query;
  const isMoving = navigation.location?.pathname === location.pathname;

  const replaceAll = useCallback(
    (query: CourseQuery, { replace = false } = {}) => {
      setWanted({ query, from: location.key });
      navigate(coursesPath(query), { replace, preventScrollReset: true });
    },
    [location.key, navigate],
  );
  const change = useCallback<ChangeSearch>(
    // Whatever is changed, the list begins at its first page again.
    (patch, options) => replaceAll({ ...asked, page: undefined, ...patch }, options),
    [asked, replaceAll],
  );

  return { query: shown.query, invalid: shown.invalid, asked, change, replaceAll, waiting: isMoving };
}

/** What stays when the filters are taken away: the words and the order. */
export function withoutFilters({ text, sort }: CourseQuery): CourseQuery {
  return { ...(text && { text }), ...(sort && { sort }) };
}
