import type { CourseQuery } from '@kaksha/domain/catalogue';
import { courseQueryParameters as names } from '@kaksha/domain/course-query';
import { isDay } from '@kaksha/domain/dates';
import { Field, Select, TextInput } from '@kaksha/ui/field';
import type { ChangeSearch } from '../use-course-search';
import { FilterGroup } from './filter-group';
import styles from './start-filter.module.css';

const weekChoices = [2, 4, 8, 12, 24];

/** Latest start and longest duration of a batch. */
export function StartFilter({ query, onChange }: { query: CourseQuery; onChange: ChangeSearch }) {
  return (
    <FilterGroup label="Start and length" bare>
      <div className={styles.fields}>
        <Field label="Starts before">
          <TextInput
            type="date"
            name={names.startBefore}
            value={query.startBefore ?? ''}
            onChange={({ target: { value } }) => {
              if (!value || isDay(value)) onChange({ startBefore: value || undefined });
            }}
          />
        </Field>
        <Field label="Length">
          <Select
            name={names.maxWeeks}
            value={query.maxWeeks ?? ''}
            onChange={(event) => onChange({ maxWeeks: Number(event.target.value) || undefined })}
          >
            <option value="">Any length</option>
            {[...new Set([...weekChoices, ...(query.maxWeeks ? [query.maxWeeks] : [])])].map((weeks) => (
              <option key={weeks} value={weeks}>{`Up to ${weeks === 1 ? '1 week' : `${weeks} weeks`}`}</option>
            ))}
          </Select>
        </Field>
      </div>
    </FilterGroup>
  );
}
