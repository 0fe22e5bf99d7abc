import { byStart, isSkipped, type Session, sessionOf, skippedSessions } from '@kaksha/domain/batch-sessions';
import type { Batch } from '@kaksha/domain/catalogue';
import { addDays, dayIn, dayOfMonth, formatDay, ianaZone, startOfWeek } from '@kaksha/domain/dates';
import { sessionsBetween } from '@kaksha/domain/timetable';

/** Where a session stands at a moment; `off`: it does not take place. */
export type Standing = 'held' | 'now' | 'next' | 'later' | 'off';

export interface TimelineSession {
  session: Session;
  standing: Standing;
}

export interface TimelineWeek {
  /** Its Monday, `YYYY-MM-DD`. */
  monday: string;
  sessions: TimelineSession[];
}

/** Days ahead that are listed of a batch without an end date. */
const openDays = 56;

/** All sessions of a batch, also the skipped ones, by their start. Without an end date those of the next eight weeks. */
export function timelineOf(batch: Batch, now: Date): TimelineSession[] {
  const horizon = addDays(dayIn(ianaZone(batch.timeZone), now), openDays);
  const last = batch.endDate ? '9999-12-31' : horizon;
  const held = sessionsBetween(batch, { from: '0000-01-01', to: last }).map((slot) => sessionOf(batch, slot));
  const skipped = skippedSessions(batch).filter(({ day }) => day <= last);
  const isOff = (session: Session) => isSkipped(session) || batch.state === 'cancelled';
  const ahead = held.filter((session) => session.end > now && !isOff(session)).sort(byStart)[0];
  return [...held, ...skipped].sort(byStart).map((session) => ({ session, standing: standingOf(session) }));

  function standingOf(session: Session): Standing {
    if (isOff(session)) return 'off';
    if (session.end <= now) return 'held';
    if (session !== ahead) return 'later';
    return session.start <= now ? 'now' : 'next';
  }
}

export function weeksOf(sessions: readonly TimelineSession[]): TimelineWeek[] {
  const weeks = new Map<string, TimelineSession[]>();
  for (const each of sessions) {
    const monday = startOfWeek(each.session.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), each]);
  }
  return [...weeks].map(([monday, own]) => ({ monday, sessions: own }));
}

/** `This week`, `Next week`, else `12–18 Jan`. */
export function weekName(monday: string, today: string): string {
  const current = startOfWeek(today);
  if (monday === current) return 'This week';
  if (monday === addDays(current, 7)) return 'Next week';
  const sunday = addDays(monday, 6);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return `${isOneMonth ? dayOfMonth(monday) : formatDay(monday)}–${formatDay(sunday)}`;
}

/** A timetable of more sessions is folded to those around the present. */
const unfoldedMax = 14;
const [shownBefore, shownAfter] = [3, 5];

export interface FoldedTimeline {
  shown: TimelineSession[];
  /** Numbers of the sessions that are not shown. */
  earlier: number;
  later: number;
}

/** @param keeps  whether an earlier session stays in sight, e.g. a missed one with a recording */
export function foldTimeline(
  all: readonly TimelineSession[],
  keeps: (each: TimelineSession) => boolean,
  open: { earlier: boolean; later: boolean },
): FoldedTimeline {
  const ahead = all.findIndex(({ standing }) => standing === 'now' || standing === 'next');
  const present = ahead === -1 ? all.length : ahead;
  const isShort = all.length <= unfoldedMax;
  const rows = all.map((each, index) => {
    const isEarlier = index < present;
    const isNear = index >= present - shownBefore && index < present + shownAfter;
    return { each, isEarlier, isShown: isShort || isNear || (isEarlier ? open.earlier || keeps(each) : open.later) };
  });
  const hiddenIn = (part: boolean) => rows.filter(({ isEarlier, isShown }) => !isShown && isEarlier === part);
  // The button would take as much space as the one session.
  for (const part of [hiddenIn(true), hiddenIn(false)]) if (part[0] && part.length === 1) part[0].isShown = true;
  const earlier = hiddenIn(true).length;
  const later = hiddenIn(false).length;
  return {
    shown: rows.filter(({ isShown }) => isShown).map(({ each }) => each),
    earlier,
    later,
  };
}
