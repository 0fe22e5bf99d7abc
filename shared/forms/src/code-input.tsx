import { useFieldWiring } from '@kaksha/ui/field';
import { type Ref, type SyntheticEvent, useId } from 'react';
import styles from './code-input.module.css';

export interface CodeInputProps {
  value: string;
  /** At most `length` digits. */
  onValueChange: (value: string) => void;
  /** Called when the last digit is entered. */
  onComplete?: (value: string) => void;
  onBlur?: () => void;
  length?: number;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A one-time code, drawn as separate boxes. It is one input, so autofill, paste and screen readers work. Wrap it in a
 * Field.
 */
export function CodeInput({ value, onValueChange, onComplete, onBlur, length = 6, ref, ...rest }: CodeInputProps) {
  const id = useId();
  const accept = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    onValueChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  // The cells cannot show a caret between digits, so it stays after the last one.
  const caretToEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const end = input.value.length;
    if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end);
  };
  const here = Math.min(value.length, length - 1);
  return (
    <div className={styles.code}>
      <input
        id={id}
        {...useFieldWiring()}
        {...rest}
        ref={ref}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        value={value}
        onChange={(event) => accept(event.target.value)}
        onSelect={caretToEnd}
        onBlur={onBlur}
      />
      {Array.from({ length }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
        <span key={index} className={index === here ? `${styles.cell} ${styles.here}` : styles.cell} aria-hidden="true">
          {value[index]}
        </span>
      ))}
    </div>
  );
}
