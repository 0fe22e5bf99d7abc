import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** The next step, in one or two sentences. */
  text?: ReactNode;
  /** An icon. */
  tile?: ReactNode;
  level?: 1 | 2 | 3;
  /** Buttons and links. */
  children?: ReactNode;
  className?: string;
}

/** An empty state with its next step. */
export function EmptyState({ title, text, tile, level = 2, children, className }: EmptyStateProps) {
  return (
    <div className={clsx(styles.empty, className)}>
      {tile && (
        <div className={styles.tile} aria-hidden="true">
          {tile}
        </div>
      )}
      {createElement(`h${level}`, { className: styles.title }, title)}
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
