import { ItemBoundary } from '@kaksha/contract/host-context';
import { CourseCardSkeleton } from '@kaksha/ui/course-card-skeleton';
import { Children, type ReactNode } from 'react';
import styles from './card-row.module.css';

/** Four cards in a row. On narrow screens the row scrolls, and the next card is partly visible. */
export function CardRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.row}>
      {Children.map(children, (card) => (
        <ItemBoundary>
          <li className={styles.item}>{card}</li>
        </ItemBoundary>
      ))}
    </ul>
  );
}

/** Placeholder of a card row. */
export function CardRowSkeleton({ label }: { label: string }) {
  return (
    <CardRow label={label}>
      {[1, 2, 3, 4].map((place) => (
        <CourseCardSkeleton key={place} />
      ))}
    </CardRow>
  );
}
