import type { Place } from '@kaksha/domain/profile';
import { SelectField } from '@kaksha/forms/select-field';
import { useFormContext } from 'react-hook-form';

interface PlaceFieldProps {
  name: 'countryId' | 'stateId' | 'cityId';
  label: string;
  places: readonly Place[];
  /** The one that is saved: it can be seen before the list is there, and without it. */
  saved: Place | null;
  disabled?: boolean;
  onChosen?: () => void;
}

/** A country, state or city of its list. */
export function PlaceField({ name, label, places, saved, disabled, onChosen }: PlaceFieldProps) {
  const chosen: string = useFormContext().watch(name);
  const isMissing = saved && String(saved.id) === chosen && !places.some(({ id }) => id === saved.id);
  const options = isMissing ? [saved, ...places] : places;
  return (
    <SelectField
      // A list that comes later would leave the box at its first option.
      key={options.length}
      name={name}
      label={label}
      placeholder={`Choose a ${label.toLowerCase()}`}
      disabled={disabled}
      onInput={onChosen}
    >
      {options.map(({ id, name: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
