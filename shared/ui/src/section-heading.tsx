import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  title: ReactNode;
  /** Below the title, or beside it in the `rule` variant. */
  text?: ReactNode;
  /** At the other end, e.g. a link to all items. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  /** `rule` is a small heading with a hairline, for groups of a list. */
  variant?: 'plain' | 'rule';
  /** Id of the heading, for aria-labelledby. */
  id?: string;
  className?: string;
}

export function SectionHeading({
  title,
  text,
  action,
  level = 2,
  variant = 'plain',
  id,
  className,
}: SectionHeadingProps) {
  return (
    <div className={clsx(styles.heading, variant === 'rule' && styles.rule, className)}>
      <div className={styles.texts}>
        {createElement(`h${level}`, { id, className: styles.title }, title)}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
