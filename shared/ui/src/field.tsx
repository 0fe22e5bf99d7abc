import clsx from 'clsx';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import styles from './field.module.css';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** Help text below; replaced by an error. */
  hint?: ReactNode;
  /** Error message. */
  error?: string | undefined;
  required?: boolean;
  /** At the other end of the label, e.g. '43 of 60'. */
  aside?: ReactNode;
  /** `s` has a smaller label, for a field in a group. */
  size?: 's' | 'm';
  /** Hides the label visually. */
  labelHidden?: boolean;
  /** Id of the control, when the page needs it. */
  id?: string;
  className?: string;
  /** TextInput, TextArea, Select, or a control that uses useFieldWiring. */
  children: ReactNode;
}

/** Label, hint and error of one control, with their aria attributes. */
export function Field({
  label,
  hint,
  error,
  required = false,
  aside,
  size = 'm',
  labelHidden,
  id,
  className,
  children,
}: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const note = error ? `${control}-error` : hint ? `${control}-hint` : undefined;
  const describedBy = [note, aside ? `${control}-aside` : undefined].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(styles.field, size === 's' && styles.small, className)}>
      <div className={clsx('cluster gap-x-3 baseline between', labelHidden && !aside && 'visually-hidden')}>
        <label htmlFor={control} className={clsx(styles.label, labelHidden && 'visually-hidden')}>
          <span>{label}</span>
          {required && <RequiredMark />}
        </label>
        {aside && (
          <span id={`${control}-aside`} className={styles.aside}>
            {aside}
          </span>
        )}
      </div>
      <FieldContext value={{ id: control, describedBy, invalid: !!error, required }}>{children}</FieldContext>
      <FieldNote id={control} hint={hint} error={error} />
    </div>
  );
}

/** Hidden from the label's name, because the control has aria-required. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The error below a control, or its hint. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  if (error) {
    return (
      <p id={`${id}-error`} className={styles.error}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

/** Attributes that connect a control to its Field; none outside of a Field. */
export function useFieldWiring() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

interface BoxLook {
  /** 40, 44 or 52 px high. */
  boxSize?: 's' | 'm' | 'l';
}

export interface TextInputProps extends ComponentProps<'input'>, BoxLook {
  /** Inside the box, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
}

export function TextInput({ boxSize = 'm', start, end, className, ...rest }: TextInputProps) {
  return (
    <div className={clsx(styles.box, styles[boxSize], className)}>
      {start}
      <input type="text" dir="auto" {...useFieldWiring()} {...rest} className={styles.control} />
      {end}
    </div>
  );
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <div className={clsx(styles.box, styles.area, className)}>
      <textarea dir="auto" {...useFieldWiring()} rows={rows} {...rest} className={styles.control} />
    </div>
  );
}

export interface SelectProps extends ComponentProps<'select'>, BoxLook {
  /** Inside the box, before the value: 'Sort'. The aria-label must contain it. */
  prefix?: string;
}

/** A native select in a styled box. */
export function Select({ boxSize = 'm', prefix, className, children, ...rest }: SelectProps) {
  return (
    <div className={clsx(styles.box, styles.select, styles[boxSize], className)}>
      {prefix && (
        <span className={styles.prefix} aria-hidden="true">
          {prefix}
        </span>
      )}
      <select {...useFieldWiring()} {...rest} className={styles.control}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" />
    </div>
  );
}
