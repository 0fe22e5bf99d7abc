import { Avatar } from '@kaksha/ui/avatar';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './person-card.module.css';

interface PersonCardProps {
  name: string;
  photo: string | null;
  /** Below the name. */
  badge?: ReactNode;
  children: ReactNode;
  /** At the end: what one can do. */
  foot?: ReactNode;
}

/** Somebody in one of the lists: their face, their name, and what they did. */
export function PersonCard({ name, photo, badge, children, foot }: PersonCardProps) {
  const heading = useId();
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <Avatar name={name} picture={photo} size="l" />
        <div className={styles.words}>
          <h3 id={heading} className={styles.name}>
            {name}
          </h3>
          {badge}
        </div>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
