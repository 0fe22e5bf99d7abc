import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  title: ReactNode;
  /** A sentence below, or beside it in the `rule` variant. */
  text?: ReactNode;
  /** At the other end: a link to all of them. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  /** One smaller line with a hairline to the edge, for the groups of a list. */
  variant?: 'plain' | 'rule';
  /** Of the heading, for aria-labelledby. */
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
