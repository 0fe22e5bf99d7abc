import { useResource } from '@kaksha/api-client/use-resource';
import type { CourseSummary, Page } from '@kaksha/domain/catalogue';
import { coursesPath } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Banner } from '@kaksha/ui/banner';
import { Pagination } from '@kaksha/ui/pagination';
import { PastLastPage } from '../../../past-last-page';
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
  return (
    <AsyncBoundary
      resource={useResource(store.searches, query)}
      name="The courses"
      announce={false}
      loading={<ResultsSkeleton />}
      empty={<NoCourses query={query} filters={filters} onClearFilters={onClearFilters} onClearText={onClearText} />}
      isEmpty={({ total }) => total === 0}
      staleError="hidden"
      onRetry={() => void loadResults(store, query)}
    >
      {(page) => <ResultPage page={page} query={query} />}
    </AsyncBoundary>
  );
}

function ResultPage({ page: data, query }: { page: Page<CourseSummary>; query: CourseQuery }) {
  if (data.results.length === 0) {
    return <PastLastPage totalPages={data.totalPages} first={coursesPath({ ...query, page: 1 })} />;
  }
  return (
    <>
      {data.similar && query.text && (
        <Banner className={styles.similar}>{`No course has “${query.text}”. These have similar words.`}</Banner>
      )}
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
