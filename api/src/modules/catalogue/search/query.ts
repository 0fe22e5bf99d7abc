import { type DeliveryMode, type DifficultyLevel, deliveryModes, difficultyLevels } from '@kaksha/domain/catalogue';
import { isDay } from '@kaksha/domain/dates';
import { type DayTime, dayTimes } from '@kaksha/domain/day-times';
import { coordinatesOf, distanceKm, placesWithin } from '@kaksha/domain/place-coordinates';
import { badRequest } from '../../../platform/http/api-error';
import type { CourseRow } from '../courses/repo';
import type { CourseFilterQuery } from './schema';

/** Trimmed entries of a comma-separated list; null without any. */
export function listOf(value: string | undefined): string[] | null {
  const items = (value ?? '').split(',').map((item) => item.trim());
  return items.some(Boolean) ? items.filter(Boolean) : null;
}

export function difficultiesOf(query: CourseFilterQuery): DifficultyLevel[] | null {
  return choicesOf('difficulty_level', query.difficultyLevel, difficultyLevels);
}

/** Spellings of "any mode", which do not filter. */
const anyMode = ['online/offline(classroom)', 'online/classroom(offline)'];

export function modesOf(query: CourseFilterQuery): DeliveryMode[] | null {
  const wanted = query.timingMode?.trim().toLowerCase() ?? '';
  return anyMode.includes(wanted) ? null : choicesOf('timing_mode', query.timingMode, deliveryModes);
}

export const timesOf = (query: CourseFilterQuery): DayTime[] | null =>
  choicesOf('time_of_day', query.timeOfDay, dayTimes);

function choicesOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T[] | null {
  const chosen = listOf(value)?.map((text) => {
    const choice = allowed.find((one) => one.toLowerCase() === text.toLowerCase());
    if (!choice) throw badRequest(`${name} can be ${allowed.join(', ')}, not '${text}'.`);
    return choice;
  });
  return chosen ? [...new Set(chosen)] : null;
}

export function trainerIdsOf(query: CourseFilterQuery): number[] | null {
  const ids = listOf(query.trainerId);
  return (
    ids?.map((text) => {
      if (!/^[1-9]\d{0,8}$/.test(text)) throw badRequest(`trainer_id has to be a whole number, not '${text}'.`);
      return Number(text);
    }) ?? null
  );
}

/** The places of `location`, with those around a known one when `within_km` is given. */
export function placesOf({ location, withinKm: radius }: CourseFilterQuery): string[] | null {
  const places = listOf(location);
  const center = coordinatesOf(places?.[0]);
  return places && center && radius ? [...new Set([...places, ...placesWithin(center, radius)])] : places;
}

export function startsBeforeOf({ startsBefore: day }: CourseFilterQuery): string | null {
  if (day === undefined) return null;
  if (!isDay(day)) throw badRequest(`starts_before has to be a day such as 2026-12-31, not '${day}'.`);
  return day;
}

/** The coordinates of the first place of `location`, when they are known. */
export const centerOf = ({ location }: CourseFilterQuery) => coordinatesOf(listOf(location)?.[0]);

/** Distance of the nearest classroom batch from the first place of `location`; null when either is not known. */
export function distanceOf(query: CourseFilterQuery, row: CourseRow): number | null {
  const center = centerOf(query);
  if (!center) return null;
  const distances = row.batches.flatMap(({ mode, area }) => {
    const place = mode === 'Online' ? null : (coordinatesOf(area) ?? coordinatesOf(row.trainer.location));
    return place ? [distanceKm(center, place)] : [];
  });
  return distances.length ? Math.round(Math.min(...distances)) : null;
}

/** Lowest and highest price, from min_price and max_price or from price. */
export function priceRangeOf(query: CourseFilterQuery): { minPrice: number | null; maxPrice: number | null } {
  const [, low, high] = /^(?:(\d{1,8}(?:\.\d+)?)-)?(\d{1,8}(?:\.\d+)?)$/.exec(query.price?.trim() ?? '') ?? [];
  if (query.price && high === undefined) {
    throw badRequest(`price has to be a number or a range such as 500-9000, not '${query.price}'.`);
  }
  const minPrice = query.minPrice ?? (low === undefined ? null : Number(low));
  const maxPrice = query.maxPrice ?? (high === undefined ? null : Number(high));
  if (minPrice !== null && maxPrice !== null && minPrice > maxPrice) {
    throw badRequest('The minimum price is above the maximum price.');
  }
  return { minPrice, maxPrice };
}
