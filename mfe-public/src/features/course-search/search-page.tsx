import { useResource } from '@kaksha/api-client/use-resource';
import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { courseQueryParameters } from '@kaksha/domain/course-query';
import { CourseSearchBox } from '../../course-search-box/course-search-box';
import { usePublicStore } from '../../store/store-context';
import { useDebouncedText } from '../../use-debounced-text';
import { describeSearch } from './describe-search';
import { ActiveChips } from './filters/active-chips';
import { activeFilters } from './filters/active-filters';
import { FilterPanel } from './filters/filter-panel';
import { PhoneFilterBar } from './filters/phone-filter-bar';
import { InvalidNote } from './invalid-note';
import { courseCountText } from './results/course-count';
import { Results } from './results/results';
import { SavedSearches } from './saved/saved-searches';
import styles from './search-page.module.css';
import { SortSelect } from './sort-select';
import { useCourseSearch, withoutFilters } from './use-course-search';
import { useRecordedSearch } from './use-recorded-search';

/** Course search. The whole query is in the address. */
export function Page() {
  const { origin } = useHost().environment;
  const { query, invalid, requested, change, replaceAll, waiting } = useCourseSearch();
  // Replaces the history entry, so that Back leaves the search instead of undoing every letter.
  const text = useDebouncedText(requested.text ?? '', (next) => change({ text: next }, { replace: true }));
  const store = usePublicStore();
  const categories = useResource(store.categories).data ?? [];
  const languages = useResource(store.languages).data ?? [];
  const results = useResource(store.searches, query);
  const facets = useResource(store.facets, requested).data;
  const filters = activeFilters(requested, { categories, languages });
  const description = describeSearch(query, categories, results.data, origin);
  usePage(description);
  useRecordedSearch(query.text, results.data);

  const busy = waiting || (!results.data && results.status !== 'failed');
  const found = results.data ? courseCountText(results.data) : 'courses';
  const clearFilters = () => replaceAll(withoutFilters(requested));

  return (
    <div className={`content ${styles.page}`}>
      <h1 className="visually-hidden">{description.title}</h1>
      <section aria-label="Filters" className={styles.filters}>
        <form
          action="/live-courses"
          method="get"
          className={styles.filters}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className={`stack gap-3 ${styles.bar}`}>
            <CourseSearchBox
              name={courseQueryParameters.text}
              value={text.value}
              onValueChange={text.onValueChange}
              onCommit={text.commitNow}
              onFollow={text.reset}
            />
            <SortSelect sort={requested.sort} hasText={!!requested.text} onChange={change} className={styles.sort} />
            <PhoneFilterBar
              count={filters.length}
              query={requested}
              facets={facets}
              onChange={change}
              onClear={clearFilters}
              found={found}
              busy={busy}
            />
          </div>
          <FilterPanel query={requested} facets={facets} onChange={change} onClear={clearFilters} />
        </form>
      </section>
      <div className={styles.results}>
        <div className={`cluster gap-2 gap-x-4 middle ${styles.status}`}>
          <p role="status" className={busy ? styles.looking : styles.count}>
            {busy ? 'Looking for courses…' : results.data && found}
          </p>
          <ActiveChips filters={filters} onChange={change} />
        </div>
        <SavedSearches query={query} suggestion={nameOf(query.text, filters)} />
        <InvalidNote invalid={invalid} />
        <Results
          query={query}
          filters={filters.length}
          onClearFilters={clearFilters}
          onClearText={() => change({ text: undefined })}
        />
      </div>
    </div>
  );
}

/** Suggested name for saving the search, from its text and filters. */
function nameOf(text: string | undefined, filters: ReturnType<typeof activeFilters>): string {
  return [text, ...filters.map(({ label }) => label)].filter(Boolean).join(', ') || 'Live courses';
}
