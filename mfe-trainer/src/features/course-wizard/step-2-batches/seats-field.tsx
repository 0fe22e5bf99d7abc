import type { Batch } from '@kaksha/domain/catalogue';
import { TextField } from '@kaksha/forms/text-field';
import { takenText } from '../../../seats-text';

/** The number of seats of a batch. */
export function SeatsField({ batch }: { batch?: Batch }) {
  return (
    <TextField
      name="seats"
      label="Seats"
      inputMode="numeric"
      autoComplete="off"
      placeholder="No limit"
      hint={(batch && takenText(batch)) ?? 'Leave empty when there is no limit. A full batch gets a waiting list'}
    />
  );
}
