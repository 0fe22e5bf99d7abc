import { useClock } from '@kaksha/contract/now';
import { currentSession, sessionDayText, sessionHours, sessionHoursIn } from '@kaksha/domain/batch-sessions';
import { lifeCycleLabels, lifeCycleOf } from '@kaksha/domain/batch-state';
import { modeAndArea } from '@kaksha/domain/batches';
import { countText } from '@kaksha/domain/count-text';
import { ianaZone } from '@kaksha/domain/dates';
import { isJoinedOnline, lacksMeeting, timeToSession } from '@kaksha/domain/meetings';
import { firstClassDay } from '@kaksha/domain/timetable';
import { Badge } from '@kaksha/ui/badge';
import { ButtonLink } from '@kaksha/ui/button';
import { DateTile } from '@kaksha/ui/date-tile';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { WeekdayIndicator } from '@kaksha/ui/weekday-indicator';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MeetingLinkButton } from '../../batch/meeting-link';
import { scheduleText } from '../../batch/schedule-text';
import { StartClass } from '../../batch/start-class';
import { CheckInLink } from '../../check-in/check-in-link';
import { courseActivityPath, editCoursePath } from '../../paths';
import { takenText } from '../../seats-text';
import type { TaughtBatch } from '../../store/own-courses';
import styles from './batch-heading.module.css';

/** The course, the timetable, the class of now or the next one with its start, the seats and the meeting link. */
export function BatchHeading({ course, batch, mayEdit }: TaughtBatch) {
  const now = useClock();
  const viewerZone = useViewerZone();
  const session = currentSession(batch, now);
  const left = session && timeToSession(session, now);
  const lifeCycle = lifeCycleOf(batch, now);
  const elsewhere = session && viewerZone && sessionHoursIn(session, viewerZone);
  const seats = takenText(batch) ?? (batch.learners === undefined ? null : countText(batch.learners, 'learner'));
  return (
    <header className={`panel round ${styles.head}`}>
      <div className="cluster gap-4">
        <DateTile
          size="l"
          date={session?.day ?? firstClassDay(batch)}
          now={now.toISOString()}
          timeZone={ianaZone(batch.timeZone)}
          live={session !== null && left === null}
        />
        <div className={`stack gap-1 ${styles.words}`}>
          <h1 className={styles.title}>
            <Link to={courseActivityPath(course.id)} dir="auto">
              {course.name || 'Untitled Course'}
            </Link>
          </h1>
          <p className={`cluster gap-1 gap-x-4 middle ${styles.schedule}`}>
            <WeekdayIndicator batch={batch} />
            <span>{scheduleText(batch, now)}</span>
          </p>
          <p className={`cluster gap-1 gap-x-4 middle ${styles.facts}`}>
            {seats && <span>{seats}</span>}
            <span>{modeAndArea(batch)}</span>
            {lifeCycle !== 'open' && (
              <Badge tone={lifeCycle === 'cancelled' ? 'bad' : 'neutral'}>{lifeCycleLabels[lifeCycle]}</Badge>
            )}
          </p>
        </div>
      </div>
      <div className={`cluster gap-3 gap-x-5 middle between ${styles.next}`}>
        {session ? (
          <p className={styles.session}>
            <strong>{left === null ? 'On now' : `Next class in ${left}`}</strong>
            <span>{`${sessionDayText(session)}, ${sessionHours(session)}${elsewhere ? ` (${elsewhere})` : ''}`}</span>
          </p>
        ) : (
          <p className={styles.session}>
            {lifeCycle === 'cancelled' ? 'No class takes place.' : 'This batch is finished.'}
          </p>
        )}
        <div className="cluster gap-3 middle">
          {session && <StartClass batch={batch} session={session} now={now} mayEdit={mayEdit} />}
          <CheckInLink batch={batch} />
        </div>
      </div>
      <div className={`cluster gap-2 gap-x-4 middle ${styles.foot}`}>
        {session && isJoinedOnline(batch) && !lacksMeeting(batch) && (
          <>
            <span className="note">
              {batch.meeting === 'room' ? 'Each class has a meeting room of its own' : 'Meeting link is set'}
            </span>
            {mayEdit && (
              <MeetingLinkButton
                batch={batch}
                label={batch.meeting === 'room' ? 'Use a link' : 'Change link'}
                size="s"
              />
            )}
          </>
        )}
        {mayEdit && lifeCycle !== 'cancelled' && (
          <ButtonLink size="s" to={editCoursePath(course.id, 2)} icon={<Pencil aria-hidden="true" />}>
            Edit timing
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
