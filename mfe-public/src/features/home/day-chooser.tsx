import { dayOfMonth, monthName, weekdayName } from '@kaksha/domain/dates';
import hues from '@kaksha/ui/hues.module.css';
import { pressedKey } from '@kaksha/ui/pressed-key';
import clsx from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import styles from './day-chooser.module.css';
import type { RailDay } from './rail-days';

interface DayChooserProps {
  days: readonly RailDay[];
  chosen: string;
  onChoose: (day: string) => void;
}

/** Dots shown for one day; a day with more shows their number. */
const maxDots = 4;

const dayTabId = (day: string) => `day-${day}`;
export const dayPanelId = 'day-courses';

/** Fourteen days as tabs. Arrow keys skip days without courses; a dot has the colour of its category. */
export function DayChooser({ days, chosen, onChoose }: DayChooserProps) {
  const list = useRef<HTMLDivElement>(null);
  const open = days.filter(({ courses }) => courses.length > 0);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = open.findIndex(({ day }) => day === chosen);
    const target = {
      ArrowRight: open[at + 1] ?? open[0],
      ArrowLeft: open[at - 1] ?? open.at(-1),
      Home: open[0],
      End: open.at(-1),
    }[pressedKey(event)];
    if (!target) return;
    event.preventDefault();
    onChoose(target.day);
    list.current?.querySelector<HTMLElement>(`#${dayTabId(target.day)}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label="Start dates" className={styles.days} onKeyDown={onKeyDown}>
      {days.map(({ day, courses }, index) => (
        <button
          key={day}
          type="button"
          role="tab"
          id={dayTabId(day)}
          className={styles.day}
          aria-selected={day === chosen}
          aria-controls={day === chosen ? dayPanelId : undefined}
          tabIndex={day === chosen ? 0 : -1}
          disabled={courses.length === 0}
          onClick={() => onChoose(day)}
        >
          <span className={styles.weekday}>{index === 0 ? 'Today' : weekdayName(day).slice(0, 3)}</span>{' '}
          <span className={styles.date}>{dayOfMonth(day)}</span>{' '}
          <span className="visually-hidden">{`${monthName(day)}, `}</span>
          <span className={styles.dots}>
            {courses.slice(0, maxDots).map(({ id, category }) => (
              <span key={id} className={clsx(styles.dot, hues[category.motif])} />
            ))}
          </span>
          <span className={courses.length ? styles.count : 'visually-hidden'}>{courseCountLabel(courses.length)}</span>
        </button>
      ))}
    </div>
  );
}

export function courseCountLabel(count: number): string {
  if (count === 0) return 'no courses';
  return count === 1 ? '1 course' : `${count} courses`;
}
