import type { CourseFacets, CourseQuery } from '@kaksha/domain/course-search';
import { Button } from '@kaksha/ui/button';
import { TextButton } from '@kaksha/ui/text-button';
import type { ChangeSearch } from '../use-course-search';
import { FilterFields } from './filter-fields';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  query: CourseQuery;
  facets: CourseFacets | null;
  onChange: ChangeSearch;
  onClear: () => void;
}

/** The filter panel beside the results. Without JavaScript it is a form with a submit button. */
export function FilterPanel({ query, facets, onChange, onClear }: FilterPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        <TextButton className={styles.clear} onClick={onClear}>
          Clear filters
        </TextButton>
      </div>
      <div className="stack gap-5">
        <FilterFields query={query} facets={facets} onChange={onChange} />
      </div>
      <noscript>
        <Button type="submit" variant="ink" block>
          Show courses
        </Button>
      </noscript>
    </div>
  );
}
