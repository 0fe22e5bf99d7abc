import { brand } from '@kaksha/domain/brand';
import { dayIn, formatClock, formatDateTime, formatLongDay, placeOfZone, wallClock } from '@kaksha/domain/dates';

/** Who reads a mail. `timeZone` is an IANA name; null before the first signed-in call. */
export interface Reader {
  name: string;
  email: string;
  timeZone: string | null;
}

/** The zone for the times of a mail. */
export const zoneOf = ({ timeZone }: Pick<Reader, 'timeZone'>): string => timeZone ?? brand.timeZone;

/** `7:00 PM IST`, `7:00 PM, New York time`. */
function withZone(time: string, zone: string): string {
  if (zone === 'UTC') return `${time} UTC`;
  if (zone === 'Asia/Kolkata') return `${time} IST`;
  return `${time}, ${placeOfZone(zone)} time`;
}

/** `21 Nov 2026, 11:30 AM IST`. */
export const formatMoment = (at: Date, zone: string): string => withZone(formatDateTime(at.toISOString(), zone), zone);

/** `Saturday, 28 November, 10:00 AM IST`. */
export const formatClass = (at: Date, zone: string): string =>
  withZone(`${formatLongDay(dayIn(zone, at))}, ${formatClock(wallClock(at, zone).time)}`, zone);
