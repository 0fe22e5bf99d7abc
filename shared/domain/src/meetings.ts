import { currentSession, type Session } from './batch-sessions';
import type { Batch } from './catalogue';
import { countText } from './count-text';
import { dayIn, daysBetween, ianaZone } from './dates';
import * as limits from './limits';
import { dayMs } from './time-units';

const providers: readonly { name: string; hosts: readonly string[] }[] = [
  { name: 'Zoom', hosts: ['zoom.us', 'zoom.com'] },
  { name: 'Google Meet', hosts: ['meet.google.com'] },
  { name: 'Microsoft Teams', hosts: ['teams.microsoft.com', 'teams.live.com'] },
  { name: 'Jitsi', hosts: ['meet.jit.si', '8x8.vc'] },
  { name: 'Webex', hosts: ['webex.com'] },
  { name: 'GoTo Meeting', hosts: ['meet.goto.com', 'gotomeeting.com'] },
  { name: 'Whereby', hosts: ['whereby.com'] },
];

/** A recording of a meeting that the site made. */
export interface RoomRecording {
  /** Day of the session in the timetable. */
  sessionDay: string;
  /** Null when the server does not say. */
  minutes: number | null;
  url: string;
}

/** The product that a meeting link opens, or its host when the product is unknown. @param url  a valid meeting link */
export function meetingProvider(url: string): string {
  const { hostname } = new URL(url);
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return providers.find(({ hosts }) => hosts.some(isOf))?.name ?? hostname;
}

/** Whether the classes of a batch can be joined online. */
export const isJoinedOnline = ({ mode }: Pick<Batch, 'mode'>): boolean => mode !== 'Classroom(Offline)';

/** Whether learners could not join the next class, because there is no link and no room. False while it is not known. */
export const lacksMeeting = (batch: Batch): boolean =>
  batch.meeting === 'none' && isJoinedOnline(batch) && batch.state !== 'cancelled';

/** Says from when on, and on which page, learners can join their online classes. */
export const joinText = (page: string): string =>
  `You can join from ${page} ${limits.meeting.joinMinutes} minutes before the class.`;

/** From when on learners can join a session. */
export const joinOpensAt = ({ start }: Pick<Session, 'start'>): Date =>
  new Date(start.getTime() - limits.meeting.joinMinutes * 60_000);

/** The session that can be joined at `now`; null when none is open. */
export function joinableSession(batch: Batch, now: Date): Session | null {
  const session = currentSession(batch, now);
  return session && joinOpensAt(session) <= now && now < session.end ? session : null;
}

/** Time until the start of a session: `8 min`, `5 h 20 min`, `4 days`; null after it. Days are those of the calendar, as in `timeUntil`. */
export function timeToSession({ start, day, timeZone }: Session, now: Date): string | null {
  if (start.getTime() - now.getTime() < dayMs) return timeLeft(start, now);
  return countText(daysBetween(dayIn(ianaZone(timeZone), now), day), 'day');
}

/** `8 min`, `5 h 20 min`, `4 days`; null when the moment has passed. */
export function timeLeft(at: Date, now: Date): string | null {
  const minutes = Math.ceil((at.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.round(minutes / (24 * 60));
  return days === 1 ? '1 day' : `${days} days`;
}
