import clsx from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './choice.module.css';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string> extends Omit<ChoiceGroupProps, 'children'> {
  options: readonly RadioOption<V>[];
  value: V | null;
  onValueChange: (value: V) => void;
  onBlur?: () => void;
  /** In a row where there is room. */
  row?: boolean;
  name?: string;
  /** The first radio button, for focus by the form. */
  ref?: Ref<HTMLInputElement>;
}

export function RadioGroup<V extends string>({
  options,
  value,
  onValueChange,
  onBlur,
  row,
  name,
  ref,
  ...group
}: RadioGroupProps<V>) {
  const id = useId();
  return (
    <ChoiceGroup {...group}>
      <div className={clsx(styles.options, row && styles.row)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <span className={styles.mark}>
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                className={styles.box}
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onValueChange(option.value)}
                onBlur={onBlur}
              />
            </span>
            <span className={styles.text}>{option.label}</span>
            {option.hint && <span className={`meta ${styles.note}`}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
