import type { CourseQuery } from '@kaksha/domain/catalogue';
import { coursesPath, fromSearchParams } from '@kaksha/domain/course-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

export type ChangeSearch = (change: Partial<CourseQuery>, options?: { replace?: boolean }) => void;

/**
 * The search that the address holds, and how to change it. While the next page is still on its way the controls
 * already show, and change, the search that was asked for: two quick presses are both kept.
 */
export function useCourseSearch() {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const next = navigation.location?.pathname === location.pathname ? navigation.location : location;

  const shown = useMemo(() => fromSearchParams(new URLSearchParams(location.search)), [location.search]);
  const asked = useMemo(() => fromSearchParams(new URLSearchParams(next.search)).query, [next.search]);

  const change = useCallback<ChangeSearch>(
    (patch, { replace = false } = {}) => {
      // Whatever is changed, the list begins at its first page again.
      const path = coursesPath({ ...asked, page: undefined, ...patch });
      navigate(path, { replace, preventScrollReset: true });
    },
    [asked, navigate],
  );

  const replaceAll = useCallback(
    (whole: CourseQuery) => navigate(coursesPath(whole), { preventScrollReset: true }),
    [navigate],
  );

  return { query: shown.query, invalid: shown.invalid, asked, change, replaceAll, waiting: next !== location };
}

/** What stays when the filters are taken away: the words and the order. */
export function withoutFilters({ text, sort }: CourseQuery): CourseQuery {
  return { ...(text && { text }), ...(sort && { sort }) };
}
