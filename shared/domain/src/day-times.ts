import { formatClock } from './dates';

/** Parts of the day by the start of a class, in the zone of its batch. */
export const dayTimes = ['morning', 'afternoon', 'evening'] as const;
export type DayTime = (typeof dayTimes)[number];

/** From the first hour until before the second. */
export const dayTimeHours: Readonly<Record<DayTime, readonly [from: number, until: number]>> = {
  morning: [0, 12],
  afternoon: [12, 17],
  evening: [17, 24],
};

/** The part of the day of a clock time, `HH:MM`. */
export function dayTimeOf(time: string): DayTime {
  const hour = Number(time.slice(0, 2));
  return dayTimes.find((part) => hour < dayTimeHours[part][1]) ?? 'evening';
}

const clock = (hour: number) => formatClock(`${String(hour).padStart(2, '0')}:00`);

export const dayTimeLabels: Readonly<Record<DayTime, string>> = {
  morning: `Morning, before ${clock(dayTimeHours.morning[1])}`,
  afternoon: `Afternoon, until ${clock(dayTimeHours.afternoon[1])}`,
  evening: `Evening, from ${clock(dayTimeHours.evening[0])}`,
};
