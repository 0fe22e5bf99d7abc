import * as limits from '@kaksha/domain/limits';
import { Field, TextInput } from '@kaksha/ui/field';
import type { useBuyerName } from './use-buyer-name';

interface NameFieldProps {
  name: ReturnType<typeof useBuyerName>;
  /** Disables the change during a payment. */
  locked: boolean;
}

/** Asks a learner whose account has no name yet. */
export function NameField({ name: { isAsked, typed, error, field, type }, locked }: NameFieldProps) {
  if (!isAsked) return null;
  return (
    <Field label="Your name" size="s" hint="The invoice has it, and your trainer sees it" error={error ?? undefined}>
      <TextInput
        ref={field}
        value={typed}
        onChange={({ target }) => type(target.value)}
        maxLength={limits.nameMax}
        autoComplete="name"
        disabled={locked}
      />
    </Field>
  );
}
