import type { BatchMessage } from '@kaksha/domain/engagement';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf, resultsOf } from './envelope';
import type { BatchMessageWire } from './generated/wire';

/**
 * Writes to all learners of a batch, or to the chosen ones (by user id). Rejects with `NO_LEARNERS` (409).
 */
export async function messageBatch(
  http: AxiosInstance,
  batchId: number,
  { message, learnerIds }: { message: string; learnerIds?: readonly number[] },
): Promise<BatchMessage> {
  const body = { message, ...(learnerIds && { learner_ids: learnerIds }) };
  return toCamelCaseKeys(resultOf<BatchMessageWire>(await http.post(`/classes/${batchId}/messages`, body)));
}

/** The messages to a batch, latest first, for its trainer and its learners. */
export async function getBatchMessages(http: AxiosInstance, batchId: number): Promise<BatchMessage[]> {
  return toCamelCaseKeys(resultsOf<BatchMessageWire>(await http.get(`/classes/${batchId}/messages`)));
}

/** The messages to all batches in which the signed-in user has a seat, latest first. */
export async function getClassMessages(http: AxiosInstance): Promise<BatchMessage[]> {
  return toCamelCaseKeys(resultsOf<BatchMessageWire>(await http.get('/class-messages')));
}
