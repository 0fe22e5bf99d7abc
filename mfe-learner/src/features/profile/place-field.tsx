import type { Place } from '@kaksha/domain/profile';
import { SelectField } from '@kaksha/forms/select-field';
import { useFormContext } from 'react-hook-form';

interface PlaceFieldProps {
  name: 'countryId' | 'stateId' | 'cityId';
  label: string;
  places: readonly Place[];
  /** The saved place, shown before its list is loaded. */
  saved: Place | null;
  disabled?: boolean;
  onChosen?: () => void;
}

/** Select for a country, state or city. */
export function PlaceField({ name, label, places, saved, disabled, onChosen }: PlaceFieldProps) {
  const chosen: string = useFormContext().watch(name);
  const isMissing = saved && String(saved.id) === chosen && !places.some(({ id }) => id === saved.id);
  const options = isMissing ? [saved, ...places] : places;
  return (
    <SelectField
      // Remounts the select when the list arrives; it would show the first option otherwise.
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
