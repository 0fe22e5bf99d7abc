import type { TrainerSummary } from '@kaksha/domain/catalogue';

/** How many trainers the home page shows. */
const maxTrainers = 3;

/** The trainers whose next batch starts soonest, without their long descriptions. */
export function soonestTrainers(trainers: readonly TrainerSummary[]): Omit<TrainerSummary, 'about'>[] {
  const dateOf = ({ nextBatch }: TrainerSummary) => nextBatch?.startDate ?? '9999';
  return [...trainers]
    .sort((one, other) => dateOf(one).localeCompare(dateOf(other)))
    .slice(0, maxTrainers)
    .map(({ about: _, ...trainer }) => trainer);
}
