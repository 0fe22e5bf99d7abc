import type { InvalidParameter } from '@kaksha/domain/course-query';
import { CircleAlert } from 'lucide-react';
import styles from './invalid-note.module.css';

/** Names invalid parts of the address. The valid parts are applied. */
export function InvalidNote({ invalid }: { invalid: readonly InvalidParameter[] }) {
  if (invalid.length === 0) return null;
  return (
    <p role="note" className={styles.note}>
      <CircleAlert aria-hidden="true" />
      <span>{`${invalid.map(({ message }) => message).join(' ')} The rest of your search is applied.`}</span>
    </p>
  );
}
