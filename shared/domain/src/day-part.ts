import type { DayPart } from './catalogue';

/** Hours at which a session of each part of the day may start. Neighbours overlap, so a trainer has a choice near a border. */
const startHours: Readonly<Record<DayPart, { from: number; before: number }>> = {
  Morning: { from: 4, before: 13 },
  Afternoon: { from: 11, before: 19 },
  Evening: { from: 15, before: 23 },
  Night: { from: 18, before: 30 },
};

/** The part of the day at which a session starts. @param time  `HH:MM` */
export function dayPartOf(time: string): DayPart {
  const hour = Number(time.slice(0, 2));
  if (hour < 4) return 'Night';
  if (hour < 12) return 'Morning';
  if (hour < 17) return 'Afternoon';
  return hour < 20 ? 'Evening' : 'Night';
}

/** The chosen part of the day, or the one of the start time when the session does not start then. */
export function fittingDayPart(chosen: DayPart, startTime: string): DayPart {
  const hour = Number(startTime.slice(0, 2));
  const { from, before } = startHours[chosen];
  return [hour, hour + 24].some((each) => each >= from && each < before) ? chosen : dayPartOf(startTime);
}
