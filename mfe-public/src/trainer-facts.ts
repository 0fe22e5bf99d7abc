import type { TrainerSummary } from '@kaksha/domain/catalogue';

/** `Pune, 12 years of experience, 4 courses`. */
export function trainerFacts({ location, experienceYears, courseCount }: TrainerSummary): string {
  return [
    location,
    experienceYears > 0 && (experienceYears === 1 ? '1 year of experience' : `${experienceYears} years of experience`),
    courseCount === 1 ? '1 course' : `${courseCount} courses`,
  ]
    .filter(Boolean)
    .join(', ');
}
