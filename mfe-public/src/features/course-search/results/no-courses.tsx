import type { CourseQuery, CourseSummary, Page } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { searchKey } from '../../../store/catalogue';
import { useResource } from '../../../store/store-context';
import { closeQuery, soonestQuery } from '../load-search-page';
import { countWords } from './count-words';
import { CourseList } from './course-list';
import styles from './no-courses.module.css';

interface NoCoursesProps {
  query: CourseQuery;
  /** How many filters are on. */
  filters: number;
  onClearFilters: () => void;
  onClearText: () => void;
}

/** Nothing matches: says why, offers the next step, and shows the same words without the filters or what starts soon. */
export function NoCourses({ query, filters, onClearFilters, onClearText }: NoCoursesProps) {
  const close = closeQuery(query);
  const closeMatches = useResource('searches', close ? searchKey(close) : '').data;
  const hasClose = !!close && !!closeMatches?.results.length;
  const soonest = useResource('searches', searchKey(soonestQuery)).data;
  const instead = hasClose ? closeMatches : soonest;
  const filterWords = filters === 1 ? '1 filter' : `${filters} filters`;
  return (
    <>
      <EmptyState
        tile={['Any', 'day']}
        title={query.text ? 'No course with those words, yet' : 'No course with those filters, yet'}
        text={
          <>
            {query.text ? `Nothing matches “${query.text}”` : 'Nothing matches'}
            {filters > 0 ? ` with ${filterWords} on.` : '.'}
            {hasClose && ` Without the filters there ${closeWords(closeMatches)}.`}
          </>
        }
      >
        {filters > 0 && (
          <Button variant="ink" onClick={onClearFilters}>
            Clear filters
          </Button>
        )}
        {query.text && (
          <Button variant={filters > 0 ? 'outline' : 'ink'} onClick={onClearText}>
            Clear the words
          </Button>
        )}
      </EmptyState>
      {instead && instead.results.length > 0 && (
        <section className={styles.instead}>
          <SectionHeading
            look="rule"
            title={hasClose ? 'Close matches' : 'Starting soonest'}
            text={hasClose ? 'without the filters' : 'of all courses'}
          />
          <CourseList
            label={hasClose ? 'Close matches' : 'Starting soonest'}
            courses={instead.results}
            query={{}}
            grouped={false}
          />
        </section>
      )}
    </>
  );
}

function closeWords(page: Page<CourseSummary>): string {
  if (page.total === 1) return 'is 1 close match';
  return `are ${countWords(page).replace('courses', 'close matches')}`;
}
