import type { CourseSort } from '@kaksha/domain/catalogue';
import { courseQueryParameters, defaultCourseSort } from '@kaksha/domain/course-query';
import { Select } from '@kaksha/ui/field';
import type { ChangeSearch } from '../use-course-search';

export const sortLabels: Record<CourseSort, string> = {
  start_date: 'Starts soonest',
  newest: 'Newest',
  price_low_high: 'Price, low to high',
  price_high_low: 'Price, high to low',
  rating: 'Best rated',
};

interface SortSelectProps {
  sort: CourseSort | undefined;
  onChange: ChangeSearch;
  className?: string | undefined;
}

export function SortSelect({ sort = defaultCourseSort, onChange, className }: SortSelectProps) {
  return (
    <Select
      aria-label="Sort"
      prefix="Sort"
      boxSize="l"
      className={className}
      name={courseQueryParameters.sort}
      value={sort}
      onChange={(event) => onChange({ sort: event.target.value as CourseSort })}
    >
      {Object.entries(sortLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
