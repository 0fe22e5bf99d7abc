import { weekdayOf } from '@kaksha/domain/dates';
import clsx from 'clsx';
import type { TimelineSession } from './timeline';
import styles from './week-cells.module.css';

const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

interface WeekCellsProps {
  sessions: readonly TimelineSession[];
  isMissed: (each: TimelineSession) => boolean;
}

/** The week from Monday, as the weekday indicator: its sessions by where they stand. Decorative, because the text repeats it. */
export function WeekCells({ sessions, isMissed }: WeekCellsProps) {
  const lookOf = (each: TimelineSession) => clsx(styles[each.standing], isMissed(each) && styles.missed);
  return (
    <span className={styles.cells} aria-hidden="true">
      {letters.map((letter, index) => {
        const own = sessions.filter(({ session }) => weekdayOf(session.day) === index + 1);
        const shown = own.find(({ standing }) => standing !== 'off') ?? own[0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is what tells two T's apart
          <span key={index} className={shown && lookOf(shown)}>
            {letter}
          </span>
        );
      })}
    </span>
  );
}
