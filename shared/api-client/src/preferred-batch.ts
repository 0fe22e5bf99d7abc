import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { ResultsOf } from './operation-types';

/** Saves the preferred batch of the user for a course. */
export async function choosePreferredBatch(http: AxiosInstance, courseId: number, batchId: number): Promise<void> {
  await http.post('/preferred-batch', { courseId, batchId });
}

/** Null without a choice, or when the batch is no longer offered. */
export async function getPreferredBatch(http: AxiosInstance, courseId: number): Promise<number | null> {
  const response = await http.get('/preferred-batch', { params: { courseId } });
  return resultOf<ResultsOf<'getPreferredBatch'>>(response).batch_id;
}
