import type { AxiosInstance } from 'axios';
import { resultOf } from './envelope';
import type { JoinedClassWire, MeetingWire } from './generated/wire';

/** All calls require a signed-in user. The trainer's calls reject with 403 for others, 404 for an unknown batch. */

export interface Meeting {
  /** Null when the trainer has added no link. */
  url: string | null;
}

/** The meeting of a batch, for its trainer. */
export async function getMeeting(http: AxiosInstance, batchId: number): Promise<Meeting> {
  const { url } = resultOf<MeetingWire>(await http.get(`/classes/${batchId}/meeting`));
  return { url };
}

/** Stores the link; an empty text removes it. Rejects with 400 and a message for `url`. */
export async function setMeeting(http: AxiosInstance, batchId: number, url: string): Promise<void> {
  await http.put(`/classes/${batchId}/meeting`, { url });
}

/**
 * The address of the meeting that takes place now or begins within 15 minutes. Rejects with `NOT_ENROLLED` (403),
 * `NOT_YET`, `CLASS_OVER` and `NO_MEETING` (409).
 */
export async function joinClass(http: AxiosInstance, batchId: number): Promise<string> {
  return resultOf<JoinedClassWire>(await http.post(`/classes/${batchId}/join`)).url;
}
