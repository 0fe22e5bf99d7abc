import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

export interface ToolbarSelectProps {
  label: string;
  icon?: ReactNode;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select. With an icon it is only as wide as the icon and hides its text. */
export function ToolbarSelect({ label, icon, options, value, onChange }: ToolbarSelectProps) {
  const known = options.some(([option]) => option === value);
  return (
    <span className={icon ? styles.iconSelect : styles.wordSelect} title={label}>
      {icon}
      <select aria-label={label} value={known ? value : ''} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
