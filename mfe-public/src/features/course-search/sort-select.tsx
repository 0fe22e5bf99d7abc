import { courseQueryParameters, defaultCourseSort } from '@kaksha/domain/course-query';
import { type CourseSort, courseSorts } from '@kaksha/domain/course-search';
import { isOneOf } from '@kaksha/domain/typed';
import { Select } from '@kaksha/ui/field';
import type { ChangeSearch } from './use-course-search';

const sortLabels: Record<CourseSort, string> = {
  relevance: 'Best match',
  start_date: 'Starts soonest',
  newest: 'Newest',
  price_low_high: 'Price, low to high',
  price_high_low: 'Price, high to low',
  rating: 'Best rated',
};

/** The sort orders to offer. Only a search with text has a best match. */
export function sortOptions(hasText: boolean): { value: CourseSort; label: string }[] {
  return courseSorts
    .filter((sort) => hasText || sort !== 'relevance')
    .map((value) => ({ value, label: sortLabels[value] }));
}

interface SortSelectProps {
  hasText: boolean;
  sort: CourseSort | undefined;
  onChange: ChangeSearch;
  className?: string | undefined;
}

export function SortSelect({ sort = defaultCourseSort, hasText, onChange, className }: SortSelectProps) {
  return (
    <Select
      aria-label="Sort"
      prefix="Sort"
      boxSize="l"
      className={className}
      name={courseQueryParameters.sort}
      value={sort}
      onChange={({ target }) => isOneOf(courseSorts, target.value) && onChange({ sort: target.value })}
    >
      {sortOptions(hasText).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
