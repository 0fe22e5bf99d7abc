import { firstSession, sessionDayText, sessionStart } from '@kaksha/domain/batch-sessions';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { ianaZone } from '@kaksha/domain/dates';
import { DateTile } from '@kaksha/ui/date-tile';
import { TextLink } from '@kaksha/ui/link';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { NoLinkBadge } from '../../batch/no-link-badge';
import { batchPath, calendarPath } from '../../paths';
import styles from './home-panels.module.css';
import { type NextClass, plannedClasses } from './next-class';

/** The calendar page shows all of them. */
const maxBatches = 6;

/** The batches that run or begin, by their next class. */
export function OwnBatches({ courses, now }: { courses: readonly CourseSummary[]; now: Date }) {
  const heading = useId();
  const planned = plannedClasses(courses, now);
  return (
    <section aria-labelledby={heading} className={`panel round ${styles.panel}`}>
      <h2 id={heading}>Your batches</h2>
      {planned.length === 0 ? (
        <p className={styles.none}>No batch has a class ahead.</p>
      ) : (
        <ul>
          {planned.slice(0, maxBatches).map((session) => (
            <li key={session.batch.id}>
              <Link to={batchPath(session.batch.id)} className={`row gap-4 middle ${styles.row}`}>
                <DateTile
                  size="xs"
                  date={session.day}
                  now={now.toISOString()}
                  timeZone={ianaZone(session.timeZone)}
                  live={session.start <= now}
                />
                <span className={styles.words}>
                  <span className={styles.name} dir="auto">
                    {session.course.name || 'Untitled Course'}
                  </span>
                  <span className={styles.text}>{textOf(session, now)}</span>
                </span>
                <NoLinkBadge batch={session.batch} />
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {planned.length > maxBatches && (
        <p className={styles.more}>
          <TextLink to={calendarPath}>{`All ${planned.length} batches`}</TextLink>
        </p>
      )}
    </section>
  );
}

/** `Starts Mon, Jan 19, 7:00 PM IST`, `Next class Thu, Jan 15, 7:00 PM IST`, `On now`. */
function textOf(session: NextClass, now: Date): string {
  const { batch, start } = session;
  const when = session.change ? sessionDayText(session) : `${sessionDayText(session)}, ${sessionStart(session)}`;
  const isFirst = firstSession(batch)?.start.getTime() === start.getTime();
  const text = start <= now ? 'On now' : `${isFirst ? 'Starts' : 'Next class'} ${when}`;
  return batch.state === 'open' ? text : `${text}, closed for enrolment`;
}
