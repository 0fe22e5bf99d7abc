import clsx from 'clsx';
import { Search, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { IconButton } from './icon-button';
import styles from './search-box.module.css';

export interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange' | 'ref'> {
  /** Accessible name, e.g. 'Search courses'; also the default placeholder. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called after the text was cleared. */
  onClear?: () => void;
  /** 40, 52 (48 on a phone) or 64 px (56) high. */
  boxSize?: 's' | 'm' | 'l';
  /** At the end of the box, e.g. the search button of the home page. */
  action?: ReactNode;
}

/** A search field with a clear button. Put it in a form: Enter submits it. */
export function SearchBox({
  label,
  value,
  onValueChange,
  onClear,
  boxSize = 'm',
  action,
  className,
  ...rest
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    onClear?.();
    input.current?.focus();
  };
  return (
    <div className={clsx(styles.box, styles[boxSize], className)}>
      <Search aria-hidden="true" />
      <input
        autoComplete="off"
        dir="auto"
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={input}
        // A search input cannot have the role combobox.
        type={rest.role === 'combobox' ? 'text' : 'search'}
        aria-label={label}
        className={styles.input}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value && (
        <IconButton
          label="Clear search"
          icon={<X aria-hidden="true" />}
          size={boxSize === 's' ? 's' : 'm'}
          onClick={clear}
        />
      )}
      {action}
    </div>
  );
}
