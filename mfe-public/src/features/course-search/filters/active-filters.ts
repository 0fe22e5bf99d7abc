import type { Category, Language } from '@kaksha/domain/catalogue';
import type { CourseQuery, DaysFilter } from '@kaksha/domain/course-search';
import { formatWholeDay } from '@kaksha/domain/dates';
import { formatMoney, toMinor } from '@kaksha/domain/money';
import { upperFirst } from '@kaksha/domain/upper-first';

export interface ActiveFilter {
  label: string;
  /** Removes this filter. */
  without: Partial<CourseQuery>;
}

interface Names {
  categories: readonly Category[];
  languages: readonly Language[];
}

/** The active filters with readable names. A name that is not loaded yet is shown as in the address. */
export function activeFilters(query: CourseQuery, { categories, languages }: Names): ActiveFilter[] {
  const nameOf = (list: readonly { name: string; displayName: string }[], name: string) =>
    list.find((one) => one.name === name)?.displayName ?? name;
  const labels = {
    categories: (value: string) => nameOf(categories, value),
    languages: (value: string) => nameOf(languages, value),
    times: upperFirst,
    difficulties: (value: string) => value,
    modes: (value: string) => value,
  };
  const each = <T extends string>(field: keyof typeof labels, values: readonly T[] = []) =>
    values.map((value) => ({
      label: labels[field](value),
      without: { [field]: values.filter((other) => other !== value) } as Partial<CourseQuery>,
    }));
  const one = (label: string | null | undefined, without: Partial<CourseQuery>) => (label ? [{ label, without }] : []);

  return [
    // A subcategory is removed with its category.
    ...each('categories', query.categories).map(({ label, without }) => ({
      label,
      without: { ...without, subcategory: undefined },
    })),
    ...one(query.subcategory, { subcategory: undefined }),
    ...one(query.days && daysLabels[query.days], { days: undefined }),
    ...each('times', query.times),
    ...each('modes', query.modes),
    ...each('difficulties', query.difficulties),
    ...each('languages', query.languages),
    ...one(placeLabel(query), { place: undefined, withinKm: undefined }),
    ...one(query.tool, { tool: undefined }),
    ...one(query.startBefore && `Before ${formatWholeDay(query.startBefore)}`, { startBefore: undefined }),
    ...one(
      query.maxWeeks === undefined ? null : `Up to ${query.maxWeeks === 1 ? '1 week' : `${query.maxWeeks} weeks`}`,
      {
        maxWeeks: undefined,
      },
    ),
    ...one(query.maxHours === undefined ? null : `Classes up to ${hoursText(query.maxHours)}`, { maxHours: undefined }),
    ...one(query.demo ? 'Demo classes' : null, { demo: undefined }),
    ...one(priceLabel(query), { minPrice: undefined, maxPrice: undefined }),
    ...one(query.trainerId !== undefined ? 'One trainer' : null, { trainerId: undefined }),
  ];
}

export const daysLabels: Readonly<Record<DaysFilter, string>> = {
  weekday: 'Weekdays',
  weekend: 'Has weekends',
  'weekend-only': 'Only weekends',
};

/** `1 hour`, `2 hours`. */
export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

function placeLabel({ place, withinKm }: CourseQuery): string | undefined {
  return place && (withinKm ? `${place} and ${withinKm} km around` : place);
}

function priceLabel({ minPrice, maxPrice, currency = 'INR' }: CourseQuery): string | null {
  const money = (major: number) => formatMoney(toMinor(major), currency);
  if (minPrice !== undefined && maxPrice !== undefined) return `${money(minPrice)} to ${money(maxPrice)}`;
  if (maxPrice !== undefined) return `Up to ${money(maxPrice)}`;
  return minPrice === undefined ? null : `From ${money(minPrice)}`;
}
