import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { FieldNote, RequiredMark } from './field';

export interface ChoiceGroupProps {
  label: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error of a radio group. */
export function ChoiceGroup({ label, labelHidden, hint, error, required, className, children }: ChoiceGroupProps) {
  const id = useId();
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div
      role="radiogroup"
      className={clsx(styles.group, className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={note}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
    >
      <span id={`${id}-label`} className={labelHidden ? 'visually-hidden' : styles.legend}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </span>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
