import { firstSession, sessionDayText, sessionStart } from '@kaksha/domain/batch-sessions';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { countText } from '@kaksha/domain/count-text';
import { ianaZone } from '@kaksha/domain/dates';
import { isolated } from '@kaksha/domain/isolated';
import { DateTile } from '@kaksha/ui/date-tile';
import { TextLink } from '@kaksha/ui/link';
import { Users } from 'lucide-react';
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
            <li key={session.batch.id} className="row gap-3 middle">
              <Link to={batchPath(session.batch.id)} className={`row gap-4 middle ${styles.row} ${styles.batch}`}>
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
                  <NoLinkBadge batch={session.batch} />
                </span>
              </Link>
              <LearnersLink session={session} />
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

function LearnersLink({ session: { course, batch } }: { session: NextClass }) {
  if (batch.learners === undefined) return null;
  const name = `${countText(batch.learners, 'learner')} of ${isolated(course.name || 'Untitled Course')}`;
  return (
    <Link
      to={batchPath(batch.id, 'learners')}
      className={`row gap-1 middle ${styles.learners}`}
      aria-label={name}
      title={name}
    >
      <Users aria-hidden="true" />
      <span>{batch.learners}</span>
    </Link>
  );
}

/** `Starts Mon, 19 Jan, 7:00 PM IST`, `Next class Thu, 15 Jan, 7:00 PM IST`, `On now`. */
function textOf(session: NextClass, now: Date): string {
  const { batch, start } = session;
  const when = session.change ? sessionDayText(session) : `${sessionDayText(session)}, ${sessionStart(session)}`;
  const isFirst = firstSession(batch)?.start.getTime() === start.getTime();
  const text = start <= now ? 'On now' : `${isFirst ? 'Starts' : 'Next class'} ${when}`;
  return batch.state === 'open' ? text : `${text}, closed for enrolment`;
}
