import { Chip } from '@kaksha/ui/chip';
import type { ChangeSearch } from '../use-course-search';
import styles from './active-chips.module.css';
import type { ActiveFilter } from './active-filters';

/** The active filters as chips; a press removes one. */
export function ActiveChips({ filters, onChange }: { filters: readonly ActiveFilter[]; onChange: ChangeSearch }) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Chip onRemove={() => onChange(without)}>{label}</Chip>
        </li>
      ))}
    </ul>
  );
}
