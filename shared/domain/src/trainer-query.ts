import { pageIn } from './address-numbers';
import { cutText } from './cut-text';
import * as limits from './limits';

export const trainerSorts = ['name_asc', 'experience_high_low', 'experience_low_high'] as const;
export type TrainerSort = (typeof trainerSorts)[number];

/** Experience levels of the filter, in years. */
export const experienceLevels = ['0-2', '3-5', '6-10', '11+'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** A trainer search. All fields are optional. */
export interface TrainerQuery {
  page?: number;
  search?: string;
  location?: string;
  experienceLevel?: ExperienceLevel;
  sortBy?: TrainerSort;
}

/** Whole years of a level, both bounds inclusive. A null `max` means no upper bound. */
export function yearsOf(level: ExperienceLevel): { min: number; max: number | null } {
  const [min, max] = level.split(/[-+]/);
  return { min: Number(min), max: max ? Number(max) : null };
}

/** The trainer search of the URL parameters, without invalid ones. */
export function trainerQueryOf(parameters: URLSearchParams): TrainerQuery {
  const text = (name: string) => cutText(parameters.get(name)?.trim() ?? '', limits.searchTextMax);
  const search = text('search');
  const location = text('location');
  const level = experienceLevels.find((one) => one === parameters.get('experienceLevel'));
  const sort = trainerSorts.find((one) => one === parameters.get('sortBy'));
  const page = pageIn(parameters);
  return {
    ...(search && { search }),
    ...(location && { location }),
    ...(level && { experienceLevel: level }),
    ...(sort && { sortBy: sort }),
    ...(page > 1 && { page }),
  };
}

/** `/live-online-trainers` with the search parameters. */
export function trainersPath({ search, location, experienceLevel, sortBy, page }: TrainerQuery = {}): string {
  const parameters = new URLSearchParams();
  const filled = { search, location, experienceLevel, sortBy, page: page === 1 ? undefined : page };
  for (const [name, value] of Object.entries(filled)) if (value) parameters.set(name, String(value));
  const text = parameters.toString();
  return text ? `/live-online-trainers?${text}` : '/live-online-trainers';
}
