import type { Session } from '@kaksha/domain/batch-sessions';
import clsx from 'clsx';
import styles from './class-calendar.module.css';

/** The class names of a session in a calendar. `compact`: on one line. */
export function entryLook({ start, end }: Session, now: Date, compact: boolean): string {
  const isOver = end <= now;
  const isRunning = !isOver && start <= now;
  return clsx(styles.entry, compact && styles.compact, isOver && styles.over, isRunning && styles.running);
}
