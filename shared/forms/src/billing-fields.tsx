import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

interface BillingFieldsProps {
  /** Codes and names. */
  states: readonly (readonly [code: string, name: string])[];
  /** Longest texts, in characters. */
  limits: { name: number; address: number };
  gstinHint: string;
}

/** Name, address, state and GST number of a party of an invoice. */
export function BillingFields({ states, limits, gstinHint }: BillingFieldsProps) {
  return (
    <>
      <TextField name="name" label="Name on the invoice" required maxLength={limits.name} autoComplete="organization" />
      <TextAreaField
        name="address"
        label="Address"
        required
        rows={2}
        maxLength={limits.address}
        autoComplete="street-address"
      />
      <SelectField name="state" label="State" required placeholder="Choose a state">
        {states.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        name="gstin"
        label="GST number"
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
        hint={gstinHint}
      />
    </>
  );
}
