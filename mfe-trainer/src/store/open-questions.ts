import type { TrainerState } from './trainer-store';

/** How many questions wait for an answer; undefined while that is not known, and when none does. */
export function openQuestions({ area }: Pick<TrainerState, 'area'>): number | undefined {
  const enquiries = area.enquiries['']?.data;
  return enquiries?.filter(({ status }) => status === 'new').length || undefined;
}
