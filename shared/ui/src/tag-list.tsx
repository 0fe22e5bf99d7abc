import clsx from 'clsx';
import styles from './tag-list.module.css';

export interface TagListProps {
  items: readonly string[];
  /** Accessible name, when there is no heading. */
  label?: string;
  className?: string;
}

/** Labels in a row: skills, tools. */
export function TagList({ items, label, className }: TagListProps) {
  return (
    <ul className={clsx(styles.tags, className)} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.tag}>
          <span dir="auto">{item}</span>
        </li>
      ))}
    </ul>
  );
}
