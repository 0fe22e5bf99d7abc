import type { Resource } from '@kaksha/api-client/resource';
import { useFormField } from '@kaksha/forms/use-form-field';
import { Banner } from '@kaksha/ui/banner';
import { Field, Select } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import { useController } from 'react-hook-form';
import styles from './list-field.module.css';

export interface ListFieldProps {
  name: string;
  label: string;
  required?: boolean;
  /** What there is to choose from. */
  list: Resource<{ id: number; name: string }[]>;
  /** Names the list in sentences: 'categories'. */
  plural: string;
  placeholder: string;
  hint?: string;
  disabled?: boolean;
  onRetry: () => void;
  onChoose?: (id: string) => void;
}

/** A choice of a list that comes from the API: on its way, failed with Retry, there. What was chosen stays meanwhile. */
export function ListField(props: ListFieldProps) {
  const { name, label, required, list, plural, placeholder, hint, disabled, onRetry, onChoose } = props;
  const { form, error } = useFormField(name);
  const { field } = useController({ name, control: form.control });
  const value = String(field.value ?? '');
  const awaited = !list.data && list.status === 'loading';
  const isListed = list.data?.some(({ id }) => String(id) === value);
  return (
    <div className={styles.list}>
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
          <option value="">{awaited ? `Loading ${plural}…` : placeholder}</option>
          {list.data?.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
          {value !== '' && !isListed && <option value={value}>{awaited ? `Loading ${plural}…` : 'As it is'}</option>}
        </Select>
      </Field>
      {list.status === 'failed' && (
        <Banner tone="bad" role="alert">
          {`Error loading ${plural}: ${list.error?.message ?? ''} `}
          <TextButton tone="bad" onClick={onRetry}>
            Retry
          </TextButton>
        </Banner>
      )}
    </div>
  );
}
