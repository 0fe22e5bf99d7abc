import * as limits from '@kaksha/domain/limits';
import {
  type ExperienceLevel,
  experienceLevels,
  type TrainerQuery,
  type TrainerSort,
  trainerSorts,
} from '@kaksha/domain/trainer-query';
import { isOneOf } from '@kaksha/domain/typed';
import { Select, TextInput } from '@kaksha/ui/field';
import { SearchBox } from '@kaksha/ui/search-box';
import { MapPin } from 'lucide-react';
import { useDebouncedText } from '../../use-debounced-text';
import styles from './trainer-filters.module.css';

const sortLabels: Record<TrainerSort, string> = {
  name_asc: 'Name, A to Z',
  experience_high_low: 'Most experienced',
  experience_low_high: 'Least experienced',
};

const levelLabels: Record<ExperienceLevel, string> = {
  '0-2': 'Up to 2 years',
  '3-5': '3 to 5 years',
  '6-10': '6 to 10 years',
  '11+': '11 years or more',
};

interface TrainerFiltersProps {
  query: TrainerQuery;
  onChange: (change: Partial<TrainerQuery>, options?: { replace?: boolean }) => void;
}

export function TrainerFilters({ query, onChange }: TrainerFiltersProps) {
  const search = useDebouncedText(query.search ?? '', (next) => onChange({ search: next }, { replace: true }));
  const location = useDebouncedText(query.location ?? '', (next) => onChange({ location: next }, { replace: true }));
  return (
    <form
      aria-label="Find trainers"
      action="/live-online-trainers"
      method="get"
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        search.commitNow();
        location.commitNow();
      }}
    >
      <SearchBox
        label="Search trainers"
        placeholder="Name or what they teach"
        name="search"
        maxLength={limits.searchTextMax}
        value={search.value}
        onValueChange={search.onValueChange}
        onBlur={search.commitNow}
        className={styles.text}
      />
      <TextInput
        aria-label="Location"
        placeholder="Any location"
        name="location"
        boxSize="l"
        start={<MapPin aria-hidden="true" className={styles.pin} />}
        maxLength={limits.searchTextMax}
        value={location.value}
        onChange={(event) => location.onValueChange(event.target.value)}
        onBlur={location.commitNow}
      />
      <Select
        aria-label="Experience"
        name="experienceLevel"
        boxSize="l"
        value={query.experienceLevel ?? ''}
        onChange={({ target }) =>
          onChange({ experienceLevel: isOneOf(experienceLevels, target.value) ? target.value : undefined })
        }
      >
        <option value="">Any experience</option>
        {experienceLevels.map((level) => (
          <option key={level} value={level}>
            {levelLabels[level]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Sort"
        prefix="Sort"
        name="sortBy"
        boxSize="l"
        value={query.sortBy ?? ''}
        onChange={({ target }) => onChange({ sortBy: isOneOf(trainerSorts, target.value) ? target.value : undefined })}
      >
        <option value="">Best rated</option>
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </form>
  );
}
