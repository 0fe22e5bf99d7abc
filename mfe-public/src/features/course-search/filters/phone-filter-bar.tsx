import type { CourseQuery, CourseSort } from '@kaksha/domain/catalogue';
import { defaultCourseSort } from '@kaksha/domain/course-query';
import { Chip } from '@kaksha/ui/chip';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { sortLabels } from '../search-bar/sort-select';
import type { FilterSheetProps } from './filter-sheet';
import styles from './phone-filter-bar.module.css';
import { toggled } from './toggled';

const FilterSheet = retryableLazy(
  async () => (await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet')).FilterSheet,
);

type PhoneFilterBarProps = Omit<FilterSheetProps, 'open' | 'onOpenChange'> & {
  /** How many filters are on. */
  count: number;
};

/** The row of a phone: all filters in a sheet, the order, and the three that people press most. */
export function PhoneFilterBar({ count, ...sheet }: PhoneFilterBarProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  const { query, onChange } = sheet;
  return (
    <div className={styles.bar}>
      <Chip on={count > 0} icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
        {count > 0 ? `Filters, ${count}` : 'Filters'}
      </Chip>
      <SortChip query={query} onSort={(sort) => onChange({ sort })} />
      <Chip
        pressed={query.days === 'weekend'}
        onClick={() => onChange({ days: query.days === 'weekend' ? undefined : 'weekend' })}
      >
        Weekend
      </Chip>
      <Chip
        pressed={!!query.modes?.includes('Online')}
        onClick={() => onChange({ modes: toggled(query.modes ?? [], 'Online') })}
      >
        Online
      </Chip>
      <Chip
        pressed={!!query.difficulties?.includes('Beginner')}
        onClick={() => onChange({ difficulties: toggled(query.difficulties ?? [], 'Beginner') })}
      >
        Beginner
      </Chip>
      {open !== null && <FilterSheet {...sheet} open={open} onOpenChange={setOpen} />}
    </div>
  );
}

/** A chip to the eye, the platform's own select to the finger. */
function SortChip({ query, onSort }: { query: CourseQuery; onSort: (sort: CourseSort) => void }) {
  const sort = query.sort ?? defaultCourseSort;
  return (
    <span className={styles.sort}>
      <Chip iconEnd={<ChevronDown aria-hidden="true" />}>{sortLabels[sort]}</Chip>
      <select
        aria-label="Sort"
        className={styles.select}
        value={sort}
        onChange={(event) => onSort(event.target.value as CourseSort)}
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
