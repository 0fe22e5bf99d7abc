import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { FieldNote } from './field';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** At the end of the row: the number of results of a filter option. */
  count?: number;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, count, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={className}>
      <label className={styles.choice}>
        <span className={styles.mark}>
          <input
            {...rest}
            type="checkbox"
            className={styles.box}
            aria-describedby={note}
            aria-invalid={error ? true : undefined}
          />
          <Check aria-hidden="true" />
        </span>
        <span className={styles.text}>{label}</span>
        {count !== undefined && <span className={clsx('meta', styles.count)}>{count}</span>}
      </label>
      {note && (
        <div className={styles.below}>
          <FieldNote id={id} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}
