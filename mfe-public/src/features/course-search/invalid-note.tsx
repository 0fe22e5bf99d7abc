import type { InvalidParameter } from '@kaksha/domain/course-query';
import { CircleAlert } from 'lucide-react';
import styles from './invalid-note.module.css';

/** Says which parts of the address make no sense; the others are applied all the same. */
export function InvalidNote({ invalid }: { invalid: readonly InvalidParameter[] }) {
  if (invalid.length === 0) return null;
  return (
    <p role="note" className={styles.note}>
      <CircleAlert aria-hidden="true" />
      <span>{invalid.map(({ message }) => message).join(' ')} The rest of your search is applied.</span>
    </p>
  );
}
