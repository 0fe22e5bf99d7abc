import { isSkipped, type Session } from '@kaksha/domain/batch-sessions';
import { formatClock, formatClockRange, formatWeekdayAndDay } from '@kaksha/domain/dates';
import { Menu } from '@kaksha/ui/menu';
import type { MenuEntry } from '@kaksha/ui/menu-popup';
import clsx from 'clsx';
import { CalendarClock, CalendarX2, FileText, Undo2 } from 'lucide-react';
import styles from '../../../class-calendar/class-calendar.module.css';
import type { DayEntry } from '../../../class-calendar/day-entry';
import { entryLook } from '../../../class-calendar/entry-look';
import { batchPath } from '../../../paths';
import { isOnNow } from './planned-sessions';
import { SessionChangeText } from './session-change';
import type { SessionActions } from './session-parts';

export interface SessionOfDay extends DayEntry {
  session: Session;
}

interface SessionEntryProps extends SessionActions {
  batchId: number;
  entry: SessionOfDay;
  now: Date;
  compact?: boolean;
  disabled: boolean;
}

/** A session in the calendar of its batch. A press opens what can be done with it. */
export function SessionEntry({ batchId, entry, now, compact = false, disabled, ...actions }: SessionEntryProps) {
  const { session, time, endTime } = entry;
  const name = formatWeekdayAndDay(session.day);
  const skipped = isSkipped(session);
  const state = skipped ? 'Skipped' : isOnNow(session, now) ? 'On now' : session.change && 'Moved';
  const hours = compact ? formatClock(time) : formatClockRange(time, endTime);
  const look = clsx(entryLook(session, now, compact), skipped && styles.skipped);
  const content = (
    <>
      <span className="visually-hidden">{[name, hours, state].filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className={styles.time}>
        {skipped ? <s>{hours}</s> : hours}
      </span>
      {state && (
        <span aria-hidden="true" className={state === 'On now' ? styles.now : styles.name}>
          {state}
        </span>
      )}
    </>
  );
  const items = itemsOf(batchId, session, actions);
  if (items.length === 0) return <div className={look}>{content}</div>;
  return (
    <Menu
      label={name}
      head={
        <>
          <strong>{name}</strong>
          <br />
          <SessionChangeText session={session} />
        </>
      }
      items={items}
      trigger={(props) => (
        <button {...props} type="button" disabled={disabled} className={look}>
          {content}
        </button>
      )}
    />
  );
}

function itemsOf(
  batchId: number,
  { change }: Session,
  { onChange, onRestore, materials }: SessionActions,
): MenuEntry[] {
  return [
    ...(onChange
      ? [
          { label: 'Move', icon: <CalendarClock aria-hidden="true" />, onSelect: () => onChange('move') },
          { label: 'Skip', icon: <CalendarX2 aria-hidden="true" />, onSelect: () => onChange('skip') },
        ]
      : []),
    ...(change && onRestore ? [{ label: 'Restore', icon: <Undo2 aria-hidden="true" />, onSelect: onRestore }] : []),
    ...(materials
      ? [{ label: materials, icon: <FileText aria-hidden="true" />, to: batchPath(batchId, 'materials') }]
      : []),
  ];
}
