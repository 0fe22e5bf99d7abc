import { coursesPath, fromSearchParams } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../use-address-query';

export type ChangeSearch = (change: Partial<CourseQuery>, options?: { replace?: boolean }) => void;

const queryOf = (parameters: URLSearchParams) => fromSearchParams(parameters).query;

/** The query in the address, functions that change it, and the invalid parts of the address. */
export function useCourseSearch() {
  const { search } = useLocation();
  const invalid = useMemo(() => fromSearchParams(new URLSearchParams(search)).invalid, [search]);
  return { ...useAddressQuery(queryOf, coursesPath), invalid };
}

/** The query without filters: the text and the sort order. */
export function withoutFilters({ text, sort }: CourseQuery): CourseQuery {
  return { ...(text && { text }), ...(sort && { sort }) };
}
