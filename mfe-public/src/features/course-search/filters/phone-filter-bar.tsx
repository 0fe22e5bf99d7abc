import { defaultCourseSort } from '@kaksha/domain/course-query';
import { type CourseQuery, type CourseSort, courseSorts } from '@kaksha/domain/course-search';
import { isOneOf } from '@kaksha/domain/typed';
import { Chip } from '@kaksha/ui/chip';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { sortOptions } from '../sort-select';
import type { FilterSheetProps } from './filter-sheet';
import styles from './phone-filter-bar.module.css';
import { toggleItem } from './toggle-item';

const FilterSheet = retryableLazy(
  async () => (await import(/* webpackChunkName: "filters" */ './filter-sheet')).FilterSheet,
);

type PhoneFilterBarProps = Omit<FilterSheetProps, 'open' | 'onOpenChange'> & {
  /** Number of active filters. */
  count: number;
};

/** The phone's filter bar: the filter sheet, the sort order and the three most used filters. */
export function PhoneFilterBar({ count, ...sheet }: PhoneFilterBarProps) {
  const [open, setOpen] = useState<boolean | null>(null);
  const { query, onChange } = sheet;
  return (
    <div className={`row gap-2 ${styles.bar}`}>
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
        onClick={() => onChange({ modes: toggleItem(query.modes ?? [], 'Online') })}
      >
        Online
      </Chip>
      <Chip
        pressed={!!query.difficulties?.includes('Beginner')}
        onClick={() => onChange({ difficulties: toggleItem(query.difficulties ?? [], 'Beginner') })}
      >
        Beginner
      </Chip>
      {open !== null && <FilterSheet {...sheet} open={open} onOpenChange={setOpen} />}
    </div>
  );
}

/** A native select drawn as a chip. */
function SortChip({ query, onSort }: { query: CourseQuery; onSort: (sort: CourseSort) => void }) {
  const sort = query.sort ?? defaultCourseSort;
  const options = sortOptions(!!query.text);
  return (
    <span className={styles.sort}>
      <Chip iconEnd={<ChevronDown aria-hidden="true" />}>{options.find(({ value }) => value === sort)?.label}</Chip>
      <select
        aria-label="Sort"
        className={styles.select}
        value={sort}
        onChange={({ target }) => isOneOf(courseSorts, target.value) && onSort(target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
