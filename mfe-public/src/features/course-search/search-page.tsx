import { useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { courseQueryParameters } from '@kaksha/domain/course-query';
import { all, facetsKey, searchKey } from '../../store/catalogue';
import { useResource } from '../../store/store-context';
import { useTypedText } from '../../use-typed-text';
import { describeSearch } from './describe-search';
import { ActiveChips } from './filters/active-chips';
import { activeFilters } from './filters/active-filters';
import { FilterPanel } from './filters/filter-panel';
import { PhoneFilterBar } from './filters/phone-filter-bar';
import { InvalidNote } from './invalid-note';
import { countWords } from './results/count-words';
import { Results } from './results/results';
import { SavedSearches } from './saved/saved-searches';
import { CourseSearchBox } from './search-bar/course-search-box';
import { SortSelect } from './search-bar/sort-select';
import styles from './search-page.module.css';
import { useCourseSearch, withoutFilters } from './use-course-search';

/** Course search: everything that is asked for is in the address. */
export function Page() {
  const { origin } = useHost().environment;
  const { query, invalid, asked, change, replaceAll, waiting } = useCourseSearch();
  // In place of the address before, so that Back leads out of the search and not through every letter.
  const text = useTypedText(asked.text ?? '', (words) => change({ text: words }, { replace: true }));
  const categories = useResource('categories', all).data ?? [];
  const languages = useResource('languages', all).data ?? [];
  const results = useResource('searches', searchKey(query));
  const facets = useResource('facets', facetsKey(asked)).data;
  const filters = activeFilters(asked, { categories, languages });
  const description = describeSearch(query, categories, results.data, origin);
  usePage(description);

  const busy = waiting || (!results.data && results.status !== 'failed');
  const found = results.data ? countWords(results.data) : 'courses';
  const clearFilters = () => replaceAll(withoutFilters(asked));

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
          <div className={styles.bar}>
            <CourseSearchBox
              name={courseQueryParameters.text}
              value={text.value}
              onValueChange={text.onValueChange}
              onSettle={text.settle}
              onDrop={text.drop}
            />
            <SortSelect sort={asked.sort} onChange={change} className={styles.sort} />
            <PhoneFilterBar
              count={filters.length}
              query={asked}
              facets={facets}
              onChange={change}
              onClear={clearFilters}
              found={found}
              busy={busy}
            />
          </div>
          <FilterPanel query={asked} facets={facets} onChange={change} onClear={clearFilters} />
        </form>
      </section>
      <div className={styles.results}>
        <div className={styles.status}>
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

/** A name for a search to begin with: its words and its filters. */
function nameOf(text: string | undefined, filters: ReturnType<typeof activeFilters>): string {
  return [text, ...filters.map(({ label }) => label)].filter(Boolean).join(', ') || 'Live courses';
}
