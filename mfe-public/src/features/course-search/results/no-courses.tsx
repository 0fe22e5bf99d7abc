import type { CourseQuery, CourseSummary, Page } from '@kaksha/domain/catalogue';
import { Button } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { searchKey } from '../../../store/catalogue';
import { selectEntry } from '../../../store/public-store';
import { usePublicState, useResource } from '../../../store/store-context';
import { closeQueries, soonestQuery } from '../close-queries';
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

/** Nothing matches: says why, offers the next step, and shows what comes close or what starts soon. */
export function NoCourses({ query, filters, onClearFilters, onClearText }: NoCoursesProps) {
  const close = useCloseMatches(query);
  const soonest = useResource('searches', searchKey(soonestQuery)).data;
  const courses = close?.page.results ?? soonest?.results ?? [];
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
            {close && ` ${close.lead} there ${matchWords(close.page)}.`}
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
      {courses.length > 0 && (
        <section className={styles.instead}>
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

/** The closest search that found something, and how it differs from what was asked. */
function useCloseMatches(query: CourseQuery) {
  const candidates = closeQueries(query);
  const place = usePublicState((state) =>
    candidates.findIndex((close) => selectEntry(state, 'searches', searchKey(close)).data?.total),
  );
  const close = candidates[place];
  const page = useResource('searches', close ? searchKey(close) : '').data;
  if (!close || !page) return null;
  return close.text === query.text
    ? { page, lead: 'Without the filters', note: 'without the filters' }
    : { page, lead: `For “${close.text}”`, note: `for “${close.text}”` };
}

function matchWords(page: Page<CourseSummary>): string {
  if (page.total === 1) return 'is 1 close match';
  return `are ${countWords(page).replace('courses', 'close matches')}`;
}
