import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch } from '@kaksha/domain/catalogue';
import { useEffect } from 'react';
import { useTrainerStore } from '../store/store-context';

/** Number of the batch's learners; null while it loads and when it did not load. */
export function useLearnerCount(batch: Batch): number | null {
  const { enrolled } = useTrainerStore();
  const { status, data } = useResource(enrolled, batch.courseId);
  useEffect(() => void enrolled.load(batch.courseId), [enrolled, batch.courseId]);
  if (status !== 'succeeded' || !data) return null;
  return data.results.filter(({ batches }) => batches.some(({ id, state }) => id === batch.id && state === 'Active'))
    .length;
}

/** `17 learners will be notified.` */
export function notifiedText(learners: number | null): string {
  if (learners === 0) return 'No learner is enrolled.';
  if (learners === null) return 'Enrolled learners will be notified.';
  return learners === 1 ? '1 learner will be notified.' : `${learners} learners will be notified.`;
}
