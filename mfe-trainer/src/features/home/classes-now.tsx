import { sessionHours } from '@kaksha/domain/batch-sessions';
import { countText } from '@kaksha/domain/count-text';
import { ianaZone } from '@kaksha/domain/dates';
import { isJoinedOnline, timeLeft } from '@kaksha/domain/meetings';
import { DateTile } from '@kaksha/ui/date-tile';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { StartClass } from '../../batch/start-class';
import { CheckInLink } from '../../check-in/check-in-link';
import { batchPath } from '../../paths';
import { useMayEdit } from '../../store/own-courses';
import styles from './classes-now.module.css';
import type { NextClass } from './next-class';

/** The classes that go on or begin within an hour, each with its start or its check-in. */
export function ClassesNow({ near, now }: { near: readonly NextClass[]; now: Date }) {
  const mayEdit = useMayEdit();
  return (
    <section aria-label="Your class" className={`panel round ${styles.panel}`}>
      <ul>
        {near.map((planned, place) => (
          <ClassNow
            key={planned.batch.id}
            planned={planned}
            now={now}
            mayEdit={mayEdit(planned.course)}
            main={place === 0 ? 'accent' : 'outline'}
          />
        ))}
      </ul>
    </section>
  );
}

interface ClassNowProps {
  planned: NextClass;
  now: Date;
  mayEdit: boolean;
  /** The look of its main button; the first class has that of the page. */
  main: 'accent' | 'outline';
}

function ClassNow({ planned, now, mayEdit, main }: ClassNowProps) {
  const name = useId();
  const { course, batch, start, day } = planned;
  const left = timeLeft(start, now);
  const facts = [sessionHours(planned), batch.learners !== undefined && countText(batch.learners, 'learner')];
  return (
    <li className={`cluster gap-3 gap-x-5 middle ${styles.row}`}>
      <DateTile date={day} now={now.toISOString()} timeZone={ianaZone(batch.timeZone)} live={left === null} />
      <div className={styles.words}>
        <p className={styles.when}>{left ? `Starts in ${left}` : 'On now'}</p>
        <h2 id={name} className={styles.name}>
          <Link to={batchPath(batch.id)} dir="auto">
            {course.name || 'Untitled Course'}
          </Link>
        </h2>
        <p className="note">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <StartClass batch={batch} session={planned} now={now} mayEdit={mayEdit} variant={main} aria-describedby={name} />
      <CheckInLink batch={batch} variant={isJoinedOnline(batch) ? 'outline' : main} aria-describedby={name} />
    </li>
  );
}
