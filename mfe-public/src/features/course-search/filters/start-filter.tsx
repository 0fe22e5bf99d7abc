import { courseQueryParameters as names } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { isDay } from '@kaksha/domain/dates';
import { Field, Select, TextInput } from '@kaksha/ui/field';
import type { ChangeSearch } from '../use-course-search';
import { hoursText } from './active-filters';
import { FilterGroup } from './filter-group';

const weekChoices = [2, 4, 8, 12, 24];
const hourChoices = [1, 2, 3, 4];

/** The choices, and the value of the address when it is another one. */
const withValue = (choices: readonly number[], value: number | undefined) =>
  value === undefined || choices.includes(value) ? choices : [...choices, value];

/** Latest start, longest duration and longest class of a batch. */
export function StartFilter({ query, onChange }: { query: CourseQuery; onChange: ChangeSearch }) {
  return (
    <FilterGroup label="Start and length" bare>
      <div className="stack gap-4">
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
            {withValue(weekChoices, query.maxWeeks).map((weeks) => (
              <option key={weeks} value={weeks}>{`Up to ${weeks === 1 ? '1 week' : `${weeks} weeks`}`}</option>
            ))}
          </Select>
        </Field>
        <Field label="Class length">
          <Select
            name={names.maxHours}
            value={query.maxHours ?? ''}
            onChange={(event) => onChange({ maxHours: Number(event.target.value) || undefined })}
          >
            <option value="">Any hours</option>
            {withValue(hourChoices, query.maxHours).map((hours) => (
              <option key={hours} value={hours}>{`Up to ${hoursText(hours)}`}</option>
            ))}
          </Select>
        </Field>
      </div>
    </FilterGroup>
  );
}
