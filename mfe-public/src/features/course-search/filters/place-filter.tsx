import { useNotify } from '@kaksha/contract/host-context';
import { courseQueryParameters as names } from '@kaksha/domain/course-query';
import type { CourseQuery } from '@kaksha/domain/course-search';
import * as limits from '@kaksha/domain/limits';
import { errorMessageOf } from '@kaksha/domain/typed';
import { Button } from '@kaksha/ui/button';
import { Field, Select, TextInput } from '@kaksha/ui/field';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDebouncedText } from '../../../use-debounced-text';
import type { ChangeSearch } from '../use-course-search';
import { FilterGroup } from './filter-group';
import { nearestKnownPlace } from './nearest-known-place';
import styles from './place-filter.module.css';

const distances = [10, 25, 50, 100];
const defaultDistance = 25;

/** City or area of classroom batches. The visitor's position stays in the browser, which looks up the nearest city. */
export function PlaceFilter({ query, onChange }: { query: CourseQuery; onChange: ChangeSearch }) {
  const notify = useNotify();
  const [locating, setLocating] = useState(false);
  const place = useDebouncedText(query.place ?? '', (next) =>
    onChange({ place: next, ...(!next && { withinKm: undefined }) }, { replace: true }),
  );
  // The position takes seconds; then the filters of that moment count, not those of the press.
  const latest = useRef({ query, onChange });
  useEffect(() => {
    latest.current = { query, onChange };
  });
  const locate = async () => {
    setLocating(true);
    try {
      const nearest = await nearestKnownPlace();
      place.reset();
      const { query, onChange } = latest.current;
      onChange({ place: nearest, withinKm: query.withinKm ?? defaultDistance });
    } catch (error) {
      notify.error('Your place was not found', { description: errorMessageOf(error) });
    } finally {
      setLocating(false);
    }
  };
  return (
    <FilterGroup label="Place" bare>
      <div className={`stack gap-3 left ${styles.place}`}>
        <Field label="Place" hint="City or area of classroom batches">
          <TextInput
            name={names.place}
            maxLength={limits.searchTextMax}
            autoComplete="off"
            value={place.value}
            onChange={(event) => place.onValueChange(event.target.value)}
            onBlur={place.commitNow}
          />
        </Field>
        <Button size="s" icon={<LocateFixed aria-hidden="true" />} busy={locating} onClick={() => void locate()}>
          Near me
        </Button>
        <Select
          aria-label="Distance"
          boxSize="s"
          name={names.withinKm}
          value={query.withinKm ?? ''}
          onChange={(event) => onChange({ withinKm: Number(event.target.value) || undefined })}
          disabled={!query.place}
        >
          <option value="">This place only</option>
          {distances.map((km) => (
            <option key={km} value={km}>{`Within ${km} km`}</option>
          ))}
        </Select>
      </div>
    </FilterGroup>
  );
}
