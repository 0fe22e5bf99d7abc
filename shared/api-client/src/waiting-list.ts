import type { WaitingEntry } from '@kaksha/domain/payments';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toBatch } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import type { WaitingEntryWire } from './generated/wire';

/** All calls require a signed-in user and reject with 401 for a visitor. */

const toEntry = ({ batch, ...wire }: WaitingEntryWire): WaitingEntry => ({
  ...toCamelCaseKeys(wire),
  batch: toBatch(batch),
});

/** Batches that the user waits for, offers first. */
export async function getWaitingList(http: AxiosInstance): Promise<WaitingEntry[]> {
  return resultsOf<WaitingEntryWire>(await http.get('/waiting-list')).map(toEntry);
}

/**
 * Joins the waiting list of a full batch; a second call returns the same entry. Rejects with `BATCH_HAS_SEATS`,
 * `WAITING_LIST_CLOSED`, `ALREADY_ENROLLED` (409), `BATCH_NOT_FOUND` (404), and 403 for the user's own course.
 */
export async function joinWaitingList(http: AxiosInstance, batchId: number): Promise<WaitingEntry> {
  return toEntry(resultOf(await http.post('/waiting-list', { batch_id: batchId })));
}

/** Leaves the list or declines an offer. Rejects with `WAITING_ENTRY_NOT_FOUND` (404). */
export async function leaveWaitingList(http: AxiosInstance, batchId: number): Promise<void> {
  await http.delete(`/waiting-list/${batchId}`);
}
