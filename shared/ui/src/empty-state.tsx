import clsx from 'clsx';
import { createElement, type ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** The next step, in one or two sentences. */
  text?: ReactNode;
  /** A tile without a date: two words (`['Any', 'day']`) or an icon. */
  tile?: readonly [string, string] | ReactNode;
  level?: 1 | 2 | 3;
  /** Buttons and links. */
  children?: ReactNode;
  className?: string;
}

const isWords = (tile: EmptyStateProps['tile']): tile is readonly [string, string] =>
  Array.isArray(tile) && tile.length === 2 && tile.every((word) => typeof word === 'string');

/** An empty state with its next step. */
export function EmptyState({ title, text, tile, level = 2, children, className }: EmptyStateProps) {
  return (
    <div className={clsx(styles.empty, className)}>
      {tile && (
        <div className={styles.tile} aria-hidden="true">
          {isWords(tile) ? (
            <>
              <span className={styles.small}>{tile[0]}</span>
              <span className={styles.large}>{tile[1]}</span>
            </>
          ) : (
            tile
          )}
        </div>
      )}
      {createElement(`h${level}`, { className: styles.title }, title)}
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
