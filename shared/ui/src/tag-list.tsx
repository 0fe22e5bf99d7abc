import clsx from 'clsx';
import styles from './tag-list.module.css';

export interface TagListProps {
  items: readonly string[];
  /** Names the list, when no heading does. */
  label?: string;
  className?: string;
}

/** Plain words in a row: skills, tools. */
export function TagList({ items, label, className }: TagListProps) {
  return (
    <ul className={clsx(styles.tags, className)} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.tag}>
          {item}
        </li>
      ))}
    </ul>
  );
}
