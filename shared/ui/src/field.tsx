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
  /** What helps to fill it in, below; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong, in a sentence. */
  error?: string | undefined;
  required?: boolean;
  /** At the label's other end, e.g. '43 of 60'. */
  aside?: ReactNode;
  /** `s` has a slim label, for a field among others of one group. */
  size?: 's' | 'm';
  /** The label is there for screen readers only. */
  labelHidden?: boolean;
  /** Of the control, when the page needs to know it. */
  id?: string;
  className?: string;
  /** The control: TextInput, TextArea, Select, or one that reads useFieldWiring. */
  children: ReactNode;
}

/** Label, hint and error of one control, wired to it. */
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
      <div className={clsx(styles.head, labelHidden && !aside && 'visually-hidden')}>
        <label htmlFor={control} className={clsx(styles.label, labelHidden && 'visually-hidden')}>
          {label}
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

/** Hides itself from the label's name: the control says that it is required. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** The line below a control: its error, else its hint. */
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

/** Attributes that tie a control to the Field around it; none outside of a Field. */
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
  /** Inside the box, before and after what is typed. */
  start?: ReactNode;
  end?: ReactNode;
}

export function TextInput({ boxSize = 'm', start, end, className, ...rest }: TextInputProps) {
  return (
    <div className={clsx(styles.box, styles[boxSize], className)}>
      {start}
      <input type="text" {...useFieldWiring()} {...rest} className={styles.control} />
      {end}
    </div>
  );
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <div className={clsx(styles.box, styles.area, className)}>
      <textarea {...useFieldWiring()} rows={rows} {...rest} className={styles.control} />
    </div>
  );
}

export interface SelectProps extends ComponentProps<'select'>, BoxLook {
  /** Said before the choice, inside the box: 'Sort'. Give the select an aria-label that holds it. */
  prefix?: string;
}

/** The platform's own select, in the kit's box. */
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
