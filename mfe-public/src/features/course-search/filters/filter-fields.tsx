import { useResource } from '@kaksha/api-client/use-resource';
import { deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { daysFilters, courseQueryParameters as names } from '@kaksha/domain/course-query';
import type { CourseFacets, CourseQuery } from '@kaksha/domain/course-search';
import { dayTimeLabels, dayTimes } from '@kaksha/domain/day-times';
import { Checkbox } from '@kaksha/ui/checkbox';
import { Field, Select } from '@kaksha/ui/field';
import { usePublicStore } from '../../../store/store-context';
import type { ChangeSearch } from '../use-course-search';
import { daysLabels } from './active-filters';
import { ChoicesFilter } from './choices-filter';
import { FilterGroup } from './filter-group';
import { PlaceFilter } from './place-filter';
import { PriceFilter } from './price-filter';
import { StartFilter } from './start-filter';
import { toggleItem } from './toggle-item';

interface FilterFieldsProps {
  query: CourseQuery;
  /** Number of courses for each choice; null until it is loaded. */
  facets: CourseFacets | null;
  onChange: ChangeSearch;
}

const dayOptions = [
  { value: '', label: 'Any days' },
  ...daysFilters.map((value) => ({ value, label: daysLabels[value] })),
] as const;

/** Online/Offline courses match Online and Offline alike, so the mode is not offered as a filter. */
const modeChoices = deliveryModes.filter((mode) => mode !== 'Online/Offline');

/** All filters of the course search, for the side panel and for the phone's sheet. */
export function FilterFields({ query, facets, onChange }: FilterFieldsProps) {
  const store = usePublicStore();
  const categories = useResource(store.categories).data ?? [];
  const languages = useResource(store.languages).data ?? [];
  const { categories: chosen = [], modes = [], difficulties = [], times = [] } = query;
  const chosenIds = categories.filter(({ name }) => chosen.includes(name)).map(({ id }) => id);
  const subcategories = (useResource(store.subcategories).data ?? []).filter(
    ({ categoryId, name }) => !chosenIds.length || chosenIds.includes(categoryId) || name === query.subcategory,
  );
  const countIn = (counts?: readonly { name: string; count: number }[]) => (name: string) =>
    counts && (counts.find((one) => one.name === name)?.count ?? 0);

  return (
    <>
      <ChoicesFilter
        label="Category"
        name={names.categories}
        choices={categories}
        chosen={chosen}
        countOf={countIn(facets?.categories)}
        onChange={(next) => onChange({ categories: next, subcategory: undefined })}
      />
      <FilterGroup label="Subcategory" bare>
        <Field label="Subcategory">
          <Select
            name={names.subcategory}
            value={query.subcategory ?? ''}
            onChange={(event) => onChange({ subcategory: event.target.value || undefined })}
          >
            <option value="">Any subcategory</option>
            {[...new Set(subcategories.map(({ name }) => name))].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
      </FilterGroup>
      <FilterGroup label="Days" bare>
        <Field label="Days">
          <Select
            name={names.days}
            value={query.days ?? ''}
            onChange={({ target }) => onChange({ days: daysFilters.find((days) => days === target.value) })}
          >
            {dayOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </FilterGroup>
      <FilterGroup label="Time of day">
        <div>
          {dayTimes.map((time) => (
            <Checkbox
              key={time}
              label={dayTimeLabels[time]}
              name={names.times}
              value={time}
              checked={times.includes(time)}
              onChange={() => onChange({ times: toggleItem(times, time) })}
            />
          ))}
        </div>
      </FilterGroup>
      <FilterGroup label="Mode">
        <div>
          {modeChoices.map((mode) => (
            <Checkbox
              key={mode}
              label={mode}
              count={countIn(facets?.modes)(mode)}
              name={names.modes}
              value={mode}
              checked={modes.includes(mode)}
              onChange={() => onChange({ modes: toggleItem(modes, mode) })}
            />
          ))}
        </div>
      </FilterGroup>
      <PlaceFilter query={query} onChange={onChange} />
      <StartFilter query={query} onChange={onChange} />
      <FilterGroup label="Difficulty">
        <div>
          {difficultyLevels.map((level) => (
            <Checkbox
              key={level}
              label={level}
              count={countIn(facets?.difficulties)(level)}
              name={names.difficulties}
              value={level}
              checked={difficulties.includes(level)}
              onChange={() => onChange({ difficulties: toggleItem(difficulties, level) })}
            />
          ))}
        </div>
      </FilterGroup>
      <ChoicesFilter
        label="Language"
        name={names.languages}
        choices={languages}
        chosen={query.languages ?? []}
        countOf={countIn(facets?.languages)}
        onChange={(next) => onChange({ languages: next })}
      />
      <FilterGroup label="Kind of class">
        <Checkbox
          label="Demo classes"
          name={names.demo}
          value="true"
          checked={query.demo === true}
          onChange={() => onChange({ demo: query.demo ? undefined : true })}
        />
      </FilterGroup>
      <PriceFilter query={query} facets={facets} onChange={onChange} />
    </>
  );
}
