import { Avatar } from '@kaksha/ui/avatar';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './user-card.module.css';

interface UserCardProps {
  name: string;
  photo: string | null;
  /** Shown below the name. */
  badge?: ReactNode;
  children: ReactNode;
  /** Actions at the end of the card. */
  foot?: ReactNode;
}

/** A user in one of the lists. */
export function UserCard({ name, photo, badge, children, foot }: UserCardProps) {
  const heading = useId();
  return (
    <article className={`panel pad-4 ${styles.card}`} aria-labelledby={heading}>
      <div className="row gap-3 middle">
        <Avatar name={name} picture={photo} size="l" />
        <div className={styles.words}>
          <h3 id={heading}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
          </h3>
          {badge}
        </div>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </article>
  );
}
