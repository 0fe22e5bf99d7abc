import { type DayCode, type DeliveryMode, type TimeZoneCode, timeZoneCodes } from '@kaksha/domain/catalogue';
import { addDays, weekdayOf } from '@kaksha/domain/dates';
import { dayPartOf } from '@kaksha/domain/day-part';
import { classDays } from '@kaksha/domain/timetable';
import { isOneOf, keysOf } from '@kaksha/domain/typed';

export interface BatchPlan {
  dayOfWeek: DayCode;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  duration: string;
  timeZone: TimeZoneCode;
  timePart: 'Morning' | 'Afternoon' | 'Evening' | 'Night';
  mode: DeliveryMode;
  area: string | null;
}

const notation =
  /^(?<offset>[+-]\d+) (?<days>weekday|weekend|daily) (?<from>\d\d:\d\d)-(?<to>\d\d:\d\d) (?<weeks>\d+)w(?: (?<zone>UTC|EST|PST))?(?: (?<place>both|class) (?<area>.+))?$/;

const dayCodes = { weekday: 1, weekend: 2, daily: 3 } as const;
const modes = { both: 'Online/Offline', class: 'Classroom(Offline)' } as const;

/**
 * Reads `+9 weekday 18:30-20:30 10w both Sector 62`: days from the load day to the start, class days, clock times,
 * weeks, then the zone when it is not IST, and the place when there is a room (`both` online and there, `class` there
 * only). A start that is not a class day moves on to the next one; one in the past moves back, so that it stays there.
 */
export function readBatch(text: string, today: string): BatchPlan {
  const read = notation.exec(text)?.groups;
  const { days, from, to, zone = 'IST', place } = read ?? {};
  if (!isOneOf(keysOf(dayCodes), days) || !from || !to || !isOneOf(timeZoneCodes, zone)) {
    throw new Error(`not a batch: ${text}`);
  }
  const dayOfWeek = dayCodes[days];
  const offset = Number(read?.offset);
  const startDate = nearest(dayOfWeek, addDays(today, offset), offset < 0 ? -1 : 1);
  const minutes = minutesBetween(from, to);
  return {
    dayOfWeek,
    startDate,
    endDate: nearest(dayOfWeek, addDays(startDate, Number(read?.weeks) * 7 - 1), -1),
    startTime: from,
    endTime: to,
    duration: durationText(minutes),
    timeZone: zone,
    timePart: dayPartOf(from),
    mode: isOneOf(keysOf(modes), place) ? modes[place] : 'Online',
    area: read?.area ?? null,
  };
}

function nearest(dayOfWeek: DayCode, from: string, step: 1 | -1): string {
  let day = from;
  while (!classDays({ dayOfWeek }).includes(weekdayOf(day))) day = addDays(day, step);
  return day;
}

function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutes(to) - minutes(from);
}

function durationText(minutes: number): string {
  if (minutes % 60 === 0) return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
  return minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`.replace(/\.\d{3,}/, (rest) => rest.slice(0, 3));
}
