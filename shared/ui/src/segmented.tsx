import { type ReactNode, type Ref, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import styles from './segmented.module.css';

export interface SegmentedProps<V extends string> extends Omit<ChoiceGroupProps, 'children'> {
  options: readonly { value: V; label: ReactNode }[];
  value: V | null;
  disabled?: boolean;
  onValueChange: (value: V) => void;
  onBlur?: () => void;
  name?: string;
  /** The first radio button, for focus by the form. */
  ref?: Ref<HTMLInputElement>;
}

/** A few choices in a row: native radio buttons, so that arrow keys work without a script. */
export function Segmented<V extends string>({
  options,
  value,
  disabled,
  onValueChange,
  onBlur,
  name,
  ref,
  ...group
}: SegmentedProps<V>) {
  const id = useId();
  return (
    <ChoiceGroup {...group}>
      <div className={styles.segmented}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.segment}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              className={styles.radio}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onValueChange(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
