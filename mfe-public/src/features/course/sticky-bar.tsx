import { sessionStart, shownSession } from '@kaksha/domain/batch-sessions';
import { batchProgress } from '@kaksha/domain/batches';
import type { Batch, CourseDetails } from '@kaksha/domain/catalogue';
import { ianaZone, weekdayName } from '@kaksha/domain/dates';
import { firstClassDay } from '@kaksha/domain/timetable';
import { DateTile } from '@kaksha/ui/date-tile';
import { Price } from '@kaksha/ui/price';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  course: CourseDetails;
  batch: Batch | null;
  now: Date;
  /** The learner has a seat in the batch. */
  hasSeat: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The phone's price box: first day, fee and the enrol button. */
export function StickyBar({ course, batch, now, hasSeat, children }: StickyBarProps) {
  const session = batch && shownSession(batch, now);
  return (
    <section
      aria-label={hasSeat ? 'Your seat' : 'Enrol'}
      className={clsx('cluster gap-3 middle screen-only', styles.bar, hasSeat && styles.row)}
      data-foot-bar
    >
      <DateTile
        date={batch && firstClassDay(batch)}
        now={now.toISOString()}
        timeZone={batch ? ianaZone(batch.timeZone) : undefined}
        size="xs"
      />
      {/* Two buttons need the space of the text. */}
      <div className={styles.text}>
        {!hasSeat && (
          <>
            <Price fees={course.fees} full="after" />
            {batch && (
              <p className={styles.when}>
                {(session ? `${weekdayName(session.day).slice(0, 3)} ${sessionStart(session)}, ` : '') +
                  lowerFirst(batchProgress(batch, now))}
              </p>
            )}
          </>
        )}
      </div>
      {children}
    </section>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
