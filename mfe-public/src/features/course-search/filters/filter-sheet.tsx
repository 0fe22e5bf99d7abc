import type { CourseFacets, CourseQuery } from '@kaksha/domain/course-search';
import { Button } from '@kaksha/ui/button';
import { Sheet } from '@kaksha/ui/sheet';
import { TextButton } from '@kaksha/ui/text-button';
import type { ChangeSearch } from '../use-course-search';
import { FilterFields } from './filter-fields';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: CourseQuery;
  facets: CourseFacets | null;
  onChange: ChangeSearch;
  onClear: () => void;
  /** Number of results behind the sheet, e.g. '96 courses'. */
  found: string;
  /** The results are loading. */
  busy: boolean;
}

/** The filters on a phone. Each press filters the results behind the sheet at once. */
export function FilterSheet({ open, onOpenChange, query, facets, onChange, onClear, found, busy }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      action={
        <TextButton className={styles.clear} onClick={onClear}>
          Clear filters
        </TextButton>
      }
      footer={
        <Button variant="ink" size="l" block busy={busy} onClick={() => onOpenChange(false)}>
          {busy ? 'Looking for courses…' : `Show ${found}`}
        </Button>
      }
    >
      <div className="stack gap-5">
        <FilterFields query={query} facets={facets} onChange={onChange} />
      </div>
    </Sheet>
  );
}
