import styles from './view-switch.module.css';

export interface ViewSwitchProps<V extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onValueChange: (value: V) => void;
}

/** Toggle buttons for the views of a page. Forms use Segmented. */
export function ViewSwitch<V extends string>({ label, options, value, onValueChange }: ViewSwitchProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={label} className={styles.switch}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.view}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
