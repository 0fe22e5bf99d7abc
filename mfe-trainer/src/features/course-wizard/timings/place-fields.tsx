import { deliveryModes } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { SelectField } from '@kaksha/forms/select-field';
import { TextField } from '@kaksha/forms/text-field';
import { useWatch } from 'react-hook-form';
import { FieldPair } from '../details/field-pair';
import type { BatchValues } from './batch-values';

/** Online or in a classroom, and where that is. */
export function PlaceFields() {
  const [mode, area] = useWatch<BatchValues, ['mode', 'area']>({ name: ['mode', 'area'] });
  return (
    <FieldPair>
      <SelectField name="mode" label="Mode" required placeholder="Choose a mode">
        {deliveryModes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {(mode !== 'Online' || area) && (
        <TextField
          name="area"
          label="Area"
          hint="Where the classroom is"
          maxLength={limits.course.areaMax}
          autoComplete="off"
        />
      )}
    </FieldPair>
  );
}
