import { useResource } from '@kaksha/api-client/use-resource';
import { deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { countText } from '@kaksha/domain/count-text';
import { courseQueryParameters as names } from '@kaksha/domain/course-query';
import type { CourseFacets, CourseQuery } from '@kaksha/domain/course-search';
import { Checkbox } from '@kaksha/ui/checkbox';
import { Field, Select } from '@kaksha/ui/field';
import { Segmented } from '@kaksha/ui/segmented';
import { usePublicStore } from '../../../store/store-context';
import type { ChangeSearch } from '../use-course-search';
import { CategoryFilter } from './category-filter';
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
  { value: '', label: 'Any' },
  { value: 'weekday', label: 'Weekday' },
  { value: 'weekend', label: 'Weekend' },
] as const;

/** Online/Offline courses match Online and Offline alike, so the mode is not offered as a filter. */
const modeChoices = deliveryModes.filter((mode) => mode !== 'Online/Offline');

/** All filters of the course search, for the side panel and for the phone's sheet. */
export function FilterFields({ query, facets, onChange }: FilterFieldsProps) {
  const store = usePublicStore();
  const categories = useResource(store.categories).data ?? [];
  const languages = useResource(store.languages).data ?? [];
  const { categories: chosen = [], modes = [], difficulties = [] } = query;
  const chosenIds = categories.filter(({ name }) => chosen.includes(name)).map(({ id }) => id);
  const subcategories = (useResource(store.subcategories).data ?? []).filter(
    ({ categoryId, name }) => !chosenIds.length || chosenIds.includes(categoryId) || name === query.subcategory,
  );
  const countIn = (counts?: readonly { name: string; count: number }[]) => (name: string) =>
    counts && (counts.find((one) => one.name === name)?.count ?? 0);

  return (
    <>
      <CategoryFilter
        categories={categories}
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
        <Segmented
          label="Days"
          name={names.days}
          options={dayOptions}
          value={query.days ?? ''}
          onValueChange={(days) => onChange({ days: days || undefined })}
        />
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
      <FilterGroup label="Language" bare>
        <Field label="Language">
          <Select
            name={names.language}
            value={query.language ?? ''}
            onChange={(event) => onChange({ language: event.target.value || undefined })}
          >
            <option value="">
              {languages.length ? `Any of ${countText(languages.length, 'language')}` : 'Any language'}
            </option>
            {languages.map(({ name, displayName }) => (
              <option key={name} value={name}>
                {displayName}
              </option>
            ))}
          </Select>
        </Field>
      </FilterGroup>
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
