import { useReadable } from '@kaksha/contract/host-context';
import type { CourseQuery } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { RegionError } from '@kaksha/ui/region-error';
import { usePublicStore } from '../../../store/store-context';
import { loadResults } from '../load-search-page';
import { CourseList } from './course-list';
import { NoCourses } from './no-courses';
import styles from './results.module.css';
import { ResultsSkeleton } from './results-skeleton';

interface ResultsProps {
  query: CourseQuery;
  filters: number;
  onClearFilters: () => void;
  onClearText: () => void;
}

/** The results of a search. */
export function Results({ query, filters, onClearFilters, onClearText }: ResultsProps) {
  const store = usePublicStore();
  const { data, status, error } = useReadable(store.searches.at(query));

  if (!data && status === 'failed') {
    return (
      <RegionError
        title="The courses did not load"
        text={error?.message}
        onRetry={() => void loadResults(store, query, true)}
      />
    );
  }
  if (!data) return <ResultsSkeleton />;
  if (data.total === 0) {
    return <NoCourses query={query} filters={filters} onClearFilters={onClearFilters} onClearText={onClearText} />;
  }
  if (data.results.length === 0) {
    return (
      <EmptyState
        tile={['No', 'page']}
        title="The list ends before this page"
        text={`It has ${data.totalPages === 1 ? '1 page' : `${data.totalPages} pages`}.`}
      >
        <ButtonLink variant="ink" to={coursesPath({ ...query, page: 1 })}>
          First page
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <CourseList courses={data.results} query={query} />
      <Pagination
        className={styles.pages}
        page={data.page}
        totalPages={data.totalPages}
        hrefFor={(page) => coursesPath({ ...query, page })}
      />
    </>
  );
}
