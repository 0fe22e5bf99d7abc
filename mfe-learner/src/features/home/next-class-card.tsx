import { batchHours, batchHoursIn, sessionCount } from '@kaksha/domain/batches';
import { dayIn, ianaZone, timeUntil } from '@kaksha/domain/dates';
import { sessionNumber } from '@kaksha/domain/sessions';
import { coursePath, trainerPath } from '@kaksha/domain/slugs';
import { DateTile } from '@kaksha/ui/date-tile';
import { TextLink } from '@kaksha/ui/link';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { AddToCalendar } from '../../add-to-calendar';
import { ContactTrainer } from '../../contact/contact-trainer';
import styles from './home-page.module.css';
import { type PlannedClass, timeLeft } from './planned-classes';

/** The next or current class: time, trainer and how to join. */
export function NextClassCard({ planned: { seat, session }, now }: { planned: PlannedClass; now: Date }) {
  const heading = useId();
  const viewerZone = useViewerZone();
  const { course, batch } = seat;
  const zone = ianaZone(batch.timeZone);
  const left = timeLeft(session.at, now);
  const ahead = timeUntil(session.day, dayIn(zone, now))?.toLowerCase() ?? 'today';
  const total = sessionCount(batch);
  const elsewhere = viewerZone && batchHoursIn({ ...batch, startDate: session.day }, viewerZone);
  return (
    <article aria-labelledby={heading} className={styles.next}>
      <DateTile size="xl" date={session.day} now={now.toISOString()} timeZone={zone} live={left === null} />
      <div className={styles.nextWords}>
        <p className={styles.eyebrow}>{left === null ? 'Your class goes on now' : `Your next class, ${ahead}`}</p>
        <h2 id={heading} className={styles.nextName}>
          <Link to={coursePath(course)}>{course.name}</Link>
        </h2>
        <p className={styles.facts}>
          <span>
            Session {sessionNumber(batch, session)}
            {total !== null && ` of ${total}`} with{' '}
            <TextLink tone="prose" to={trainerPath(course.trainer.id)}>
              {course.trainer.name}
            </TextLink>
          </span>
          <span>
            {batchHours(batch)}
            {elsewhere && ` (${elsewhere})`}
          </span>
        </p>
        {batch.area && <p className={styles.facts}>In {batch.area}</p>}
        <div className={styles.actions}>
          <ContactTrainer seat={seat} label="How to join" variant="accent" aria-describedby={heading} />
          <AddToCalendar seat={seat} aria-describedby={heading} />
        </div>
      </div>
      {left && (
        <p className={styles.left}>
          <span>starts in</span> <strong>{left}</strong>
        </p>
      )}
    </article>
  );
}
