import type { CourseQuery } from '@kaksha/domain/catalogue';
import { coursesPath, fromSearchParams } from '@kaksha/domain/course-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../use-address-query';

export type ChangeSearch = (change: Partial<CourseQuery>, options?: { replace?: boolean }) => void;

const queryOf = (parameters: URLSearchParams) => fromSearchParams(parameters).query;

/** The search that the address holds, how to change it, and what of the address makes no sense. */
export function useCourseSearch() {
  const { search } = useLocation();
  const invalid = useMemo(() => fromSearchParams(new URLSearchParams(search)).invalid, [search]);
  return { ...useAddressQuery(queryOf, coursesPath), invalid };
}

/** What stays when the filters are taken away: the words and the order. */
export function withoutFilters({ text, sort }: CourseQuery): CourseQuery {
  return { ...(text && { text }), ...(sort && { sort }) };
}
