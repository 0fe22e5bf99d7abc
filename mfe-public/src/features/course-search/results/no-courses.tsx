import { useResource } from '@kaksha/api-client/use-resource';
import type { CourseSummary, Page } from '@kaksha/domain/catalogue';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { Search } from 'lucide-react';
import { useStore } from 'zustand';
import { usePublicStore } from '../../../store/store-context';
import { fallbackQueries, soonestQuery } from '../fallback-queries';
import { courseCountText } from './course-count';
import { CourseList } from './course-list';
import styles from './no-courses.module.css';

interface NoCoursesProps {
  query: CourseQuery;
  /** Number of active filters. */
  filters: number;
  onClearFilters: () => void;
  onClearText: () => void;
}

/**
 * Empty state of the search: why nothing matched, the next step, and close matches or the courses that start soonest.
 */
export function NoCourses({ query, filters, onClearFilters, onClearText }: NoCoursesProps) {
  const close = useFallbackMatches(query);
  const soonest = useResource(usePublicStore().searches, soonestQuery).data;
  const courses = close?.page.results ?? soonest?.results ?? [];
  const filterText = filters === 1 ? '1 filter is on.' : `${filters} filters are on.`;
  return (
    <>
      <EmptyState
        tile={<Search />}
        title={query.text ? `No courses match “${query.text}”` : 'No courses match these filters'}
        text={
          (filters > 0 ? filterText : 'Check the spelling, or try other words.') +
          (close ? ` ${close.lead} there ${matchCountText(close.page)}.` : '')
        }
      >
        {filters > 0 && (
          <Button variant="ink" onClick={onClearFilters}>
            Clear filters
          </Button>
        )}
        {query.text && (
          <Button variant={filters > 0 ? 'outline' : 'ink'} onClick={onClearText}>
            Clear search
          </Button>
        )}
      </EmptyState>
      {courses.length > 0 && (
        <section className={`stack gap-3 ${styles.instead}`}>
          <SectionHeading
            variant="rule"
            title={close ? 'Close matches' : 'Starting soonest'}
            text={close ? close.note : 'of all courses'}
          />
          <CourseList
            label={close ? 'Close matches' : 'Starting soonest'}
            courses={courses}
            query={{}}
            grouped={false}
          />
        </section>
      )}
    </>
  );
}

/** The first fallback search that found courses, and how it differs from the query. */
function useFallbackMatches(query: CourseQuery) {
  const { searches } = usePublicStore();
  const candidates = fallbackQueries(query);
  const index = useStore(searches.state, (state) =>
    candidates.findIndex((candidate) => searches.select(candidate)(state).data?.total),
  );
  const close = candidates[index];
  const page = close && searches.get(close).data;
  if (!page) return null;
  return close.text === query.text
    ? { page, lead: 'Without the filters', note: 'without the filters' }
    : { page, lead: `For “${close.text}”`, note: `for “${close.text}”` };
}

function matchCountText(page: Page<CourseSummary>): string {
  if (page.total === 1) return 'is 1 close match';
  return `are ${courseCountText(page).replace('courses', 'close matches')}`;
}
