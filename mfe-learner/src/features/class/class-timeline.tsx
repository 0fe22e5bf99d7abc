import type { OwnAttendance } from '@kaksha/domain/attendance';
import { usualHours } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { countText } from '@kaksha/domain/count-text';
import { dayIn, ianaZone } from '@kaksha/domain/dates';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect, useRef, useState } from 'react';
import styles from './class-timeline.module.css';
import { SessionRow } from './session-row';
import { foldTimeline, type TimelineSession, timelineOf, weekName, weeksOf } from './timeline';
import type { GivenOn } from './use-given';
import { WeekCells } from './week-cells';

interface ClassTimelineProps {
  batch: Batch;
  now: Date;
  /** `8 of 20 sessions done`. */
  progress: string;
  /** Null where no attendance is recorded. */
  attendance: OwnAttendance | null;
  on: GivenOn;
}

/** Missed sessions with something to catch up on that a folded timeline keeps. */
const keptMissed = 3;

/** All sessions of a batch by week: what a past one left behind, the next one, and what is skipped or moved. */
export function ClassTimeline({ batch, now, progress, attendance, on }: ClassTimelineProps) {
  const [open, setOpen] = useState({ earlier: false, later: false });
  const list = useRef<HTMLOListElement>(null);
  const unfolded = useRef<'earlier' | 'later' | null>(null);
  const lastShown = useRef('');
  // The pressed button is gone: the focus moves to the first new session.
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-session]') ?? [])];
    const next = rows.findIndex(({ dataset }) => dataset.session === lastShown.current) + 1;
    if (unfolded.current) rows[unfolded.current === 'earlier' ? 0 : next]?.focus();
    unfolded.current = null;
  });

  const all = timelineOf(batch, now);
  const isAbsent = ({ session, standing }: TimelineSession) =>
    standing === 'held' &&
    attendance?.present !== undefined &&
    !attendance.present.includes(session.plannedDay) &&
    !attendance.tooEarly?.includes(session.plannedDay);
  const hasRecording = ({ session }: TimelineSession) => {
    const { recordings, materials } = on(session.plannedDay);
    return recordings.length > 0 || materials.some(({ kind }) => kind === 'recording');
  };
  const kept = all.filter((each) => isAbsent(each) && hasRecording(each)).slice(-keptMissed);
  const { shown, earlier, later } = foldTimeline(all, (each) => kept.includes(each), open);
  const unfold = (part: 'earlier' | 'later') => {
    unfolded.current = part;
    lastShown.current = shown.at(-1)?.session.start.toISOString() ?? '';
    setOpen({ ...open, [part]: true });
  };
  const today = dayIn(ianaZone(batch.timeZone), now);
  return (
    <section aria-labelledby="sessions" className="stack gap-4">
      <SectionHeading id="sessions" title="All sessions" text={progress} variant="rule" />
      {earlier > 0 && (
        <TextButton className={styles.unfold} onClick={() => unfold('earlier')}>
          {`Show ${countText(earlier, 'earlier session')}`}
        </TextButton>
      )}
      <ol ref={list} className={styles.weeks} aria-labelledby="sessions">
        {weeksOf(shown).map(({ monday, sessions }) => (
          <li key={monday} className={styles.week}>
            <div className={styles.head}>
              <p className={styles.name}>{weekName(monday, today)}</p>
              <WeekCells sessions={weekIn(all, monday)} isMissed={isAbsent} />
            </div>
            <ol>
              {sessions.map((each) => (
                <SessionRow
                  key={each.session.start.toISOString() + each.standing}
                  {...each}
                  now={now}
                  usual={usualHours(batch, now)}
                  attendance={attendance}
                  isMissed={isAbsent(each)}
                  given={on(each.session.plannedDay)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {later > 0 && (
        <TextButton className={styles.unfold} onClick={() => unfold('later')}>
          {`Show ${countText(later, 'later session')}`}
        </TextButton>
      )}
      {batch.endDate === null && later === 0 && (
        <p className="note">This class has no end date. It goes on like this.</p>
      )}
    </section>
  );
}

/** The whole week, also the part that is folded away. */
const weekIn = (all: readonly TimelineSession[], monday: string) =>
  weeksOf(all).find((week) => week.monday === monday)?.sessions ?? [];
