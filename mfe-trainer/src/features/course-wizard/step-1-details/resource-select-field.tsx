import type { Resource } from '@kaksha/api-client/resource';
import { useFormField } from '@kaksha/forms/use-form-field';
import { Banner } from '@kaksha/ui/banner';
import { Field, Select } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import { useController } from 'react-hook-form';
import styles from './resource-select-field.module.css';

export interface ListFieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** The choices. */
  list: Resource<{ id: number; name: string }[]>;
  /** Name of the list in messages, e.g. 'categories'. */
  plural: string;
  placeholder: string;
  hint?: string;
  disabled?: boolean;
  onRetry: () => void;
  onChoose?: (id: string) => void;
}

/** A select whose options come from the API. While they load, or after a failure, the chosen value stays. */
export function ResourceSelectField(props: ListFieldProps) {
  const { name, label, required, list, plural, placeholder, hint, disabled, onRetry, onChoose } = props;
  const { form, error } = useFormField(name);
  const { field } = useController({ name, control: form.control });
  const value = String(field.value ?? '');
  const isLoading = !list.data && list.status === 'loading';
  const isListed = list.data?.some(({ id }) => String(id) === value);
  // An administrator can hide an entry that courses have.
  const unlisted = list.data ? 'No longer offered' : isLoading ? `Loading ${plural}…` : 'As it is';
  return (
    <div className={`stack gap-2 ${styles.list}`}>
      <Field {...{ label, required, hint, error }}>
        <Select
          name={name}
          ref={field.ref}
          value={value}
          disabled={disabled}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            field.onChange(target.value);
            onChoose?.(target.value);
          }}
        >
          <option value="">{isLoading ? `Loading ${plural}…` : placeholder}</option>
          {list.data?.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
          {value !== '' && !isListed && <option value={value}>{unlisted}</option>}
        </Select>
      </Field>
      {list.status === 'failed' && (
        <Banner tone="bad" role="alert">
          <span>{`Error loading ${plural}: ${list.error?.message ?? ''} `}</span>
          <TextButton tone="bad" onClick={onRetry}>
            Retry
          </TextButton>
        </Banner>
      )}
    </div>
  );
}
