export const trainerSorts = ['name_asc', 'experience_high_low', 'experience_low_high'] as const;
export type TrainerSort = (typeof trainerSorts)[number];

/** Years of experience, in the bands that the filter offers. */
export const experienceLevels = ['0-2', '3-5', '6-10', '11+'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** A search for trainers. Everything is optional. */
export interface TrainerQuery {
  page?: number;
  search?: string;
  location?: string;
  experienceLevel?: ExperienceLevel;
  sortBy?: TrainerSort;
}

/** Fewest and most whole years of a band; null is no upper end. */
export function yearsOf(level: ExperienceLevel): { least: number; most: number | null } {
  const [least, most] = level.split(/[-+]/);
  return { least: Number(least), most: most ? Number(most) : null };
}
