import { isSkipped, nextSession, type Session } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { addDays, dayIn, formatLongDay, ianaZone, instantOf, wallClock } from '@kaksha/domain/dates';
import { type ReactNode, useId } from 'react';
import { type CalendarAddress, shownDays, writeCalendar } from '../../../class-calendar/calendar-address';
import { CalendarFrame } from '../../../class-calendar/calendar-frame';
import { MonthView } from '../../../class-calendar/month-view';
import { WeekView } from '../../../class-calendar/week-view';
import { sessionsOn } from './planned-sessions';
import { SessionEntry, type SessionOfDay } from './session-entry';
import type { SessionActions } from './session-parts';
import { SessionRow } from './session-row';
import styles from './sessions-tab.module.css';

interface SessionCalendarProps {
  batch: Batch;
  address: CalendarAddress;
  now: Date;
  disabled: boolean;
  actionsOf: (session: Session) => SessionActions;
}

/** The sessions of a week or a month, in the zone of the batch. A month lists those of the chosen day below. */
export function SessionCalendar({ batch, address, now, disabled, actionsOf }: SessionCalendarProps) {
  const zone = ianaZone(batch.timeZone);
  const today = dayIn(zone, now);
  const days = shownDays(address);
  const entries = sessionsOn(batch, days, now).map((session) => entryOf(session, zone));
  const shared = { batchId: batch.id, now, disabled };
  const sessionEntry = (entry: SessionOfDay, compact: boolean) => (
    <SessionEntry {...shared} {...actionsOf(entry.session)} entry={entry} compact={compact} />
  );
  return (
    <CalendarFrame
      address={address}
      today={today}
      isEmpty={entries.length === 0}
      next={entries.length === 0 ? dayAfter(batch, days.to, zone) : null}
      note={`Times in ${batch.timeZone}`}
    >
      {address.view === 'week' ? (
        <WeekView entries={entries} from={days.from} today={today}>
          {(entry) => sessionEntry(entry, false)}
        </WeekView>
      ) : (
        <>
          <MonthView
            entries={entries}
            address={address}
            today={today}
            dayPath={(date) => writeCalendar({ view: 'month', date })}
            chosen={address.date}
          >
            {(entry) => sessionEntry(entry, true)}
          </MonthView>
          <ChosenDay
            day={address.date}
            sessions={entries.filter(({ day }) => day === address.date).map(({ session }) => session)}
          >
            {(session) => <SessionRow key={session.plannedDay} {...shared} {...actionsOf(session)} session={session} />}
          </ChosenDay>
        </>
      )}
    </CalendarFrame>
  );
}

interface ChosenDayProps {
  day: string;
  sessions: readonly Session[];
  children: (session: Session) => ReactNode;
}

function ChosenDay({ day, sessions, children }: ChosenDayProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.chosen} aria-live="polite">
        {formatLongDay(day)}
      </h3>
      {sessions.length === 0 ? (
        <p className="note">No class on this day</p>
      ) : (
        <ul>{sessions.map((session) => children(session))}</ul>
      )}
    </section>
  );
}

const entryOf = (session: Session, zone: string): SessionOfDay => ({
  key: `${session.plannedDay} ${session.day}`,
  session,
  day: session.day,
  time: session.time,
  endTime: session.hasEndTime ? wallClock(session.end, zone).time : null,
  isHeld: !isSkipped(session),
});

/** The day of the first class after a day; null when none is planned. */
function dayAfter(batch: Batch, day: string, zone: string): string | null {
  const from = new Date(instantOf(addDays(day, 1), '00:00', zone).getTime() - 1);
  return nextSession(batch, from)?.day ?? null;
}
