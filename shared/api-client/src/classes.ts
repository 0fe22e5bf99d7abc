import type { OwnAttendance } from '@kaksha/domain/attendance';
import type { RoomRecording } from '@kaksha/domain/meetings';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { resultOf } from './envelope';
import type {
  BatchAttendanceWire,
  JoinedClassWire,
  MeetingWire,
  OwnAttendanceWire,
  RoomRecordingWire,
  RoomWire,
} from './generated/wire';
import { savedRecord } from './saved-record';

/** All calls require a signed-in user. The trainer's calls reject with 403 for others, 404 for an unknown batch. */

export interface Meeting {
  /** Null when the trainer has added no link. */
  url: string | null;
  /** Whether the site makes a meeting for each class, because there is no link. */
  isOnDemand: boolean;
  /** Changes with the link; a save sends it back. */
  version: number;
}

const toMeeting = (wire: MeetingWire): Meeting => toCamelCaseKeys(wire);

/** The meeting of a batch, for its trainer. */
export async function getMeeting(http: AxiosInstance, batchId: number): Promise<Meeting> {
  return toMeeting(resultOf(await http.get(`/classes/${batchId}/meeting`)));
}

/**
 * Stores the link; an empty text removes it. Rejects with 400 and a message for `url`, with EDIT_CONFLICT (409) and the
 * stored link for an outdated version.
 */
export async function setMeeting(
  http: AxiosInstance,
  batchId: number,
  { url, version }: { url: string; version?: number },
): Promise<Meeting> {
  return savedRecord(http.put(`/classes/${batchId}/meeting`, { url, version }), toMeeting);
}

/**
 * The address of the meeting that takes place now or begins within 15 minutes. Rejects with `NOT_ENROLLED` (403),
 * `NOT_YET`, `CLASS_OVER` and `NO_MEETING` (409), `MEETING_UNAVAILABLE` (502).
 */
export async function joinClass(http: AxiosInstance, batchId: number): Promise<string> {
  return resultOf<JoinedClassWire>(await http.post(`/classes/${batchId}/join`)).url;
}

/**
 * Whether the meeting that the site made for the class of now runs, for the trainer. Rejects with `NO_MEETING` (409).
 */
export async function getRoom(http: AxiosInstance, batchId: number): Promise<{ isRunning: boolean }> {
  return toCamelCaseKeys(resultOf<RoomWire>(await http.get(`/classes/${batchId}/room`)));
}

/** Ends the meeting that the site made, for everybody. */
export async function endMeeting(http: AxiosInstance, batchId: number): Promise<void> {
  await http.post(`/classes/${batchId}/end`);
}

/**
 * The recordings of the meetings that the site made for a batch, oldest first. Rejects with `MEETING_UNAVAILABLE`
 * (502).
 */
export async function getRecordings(http: AxiosInstance, batchId: number): Promise<RoomRecording[]> {
  return toCamelCaseKeys(resultOf<RoomRecordingWire[]>(await http.get(`/classes/${batchId}/recordings`)));
}

/** A session that began. */
export interface HeldSession {
  /** Its day in the timetable, which names it. */
  sessionDay: string;
  /** Day and clock time at which it took place, in the time zone of the batch. */
  date: string;
  time: string;
}

export interface BatchAttendance {
  sessions: HeldSession[];
  /** Days of the timetable. `tooEarly` names the sessions that were over before the learner enrolled. */
  learners: { userId: number; name: string; present: string[]; corrected: string[]; tooEarly: string[] }[];
}

/** The attendance of a batch by session, for its trainer. */
export async function getAttendance(http: AxiosInstance, batchId: number): Promise<BatchAttendance> {
  return toAttendance(resultOf<BatchAttendanceWire>(await http.get(`/classes/${batchId}/attendance`)));
}

/** The same as a table. */
export async function getAttendanceCsv(http: AxiosInstance, batchId: number): Promise<string> {
  const answer = await http.get<string>(`/classes/${batchId}/attendance`, {
    params: { format: 'csv' },
    responseType: 'text',
  });
  return answer.data;
}

/** Says whether a learner was at a session that began. */
export async function correctAttendance(
  http: AxiosInstance,
  batchId: number,
  correction: { userId: number; sessionDay: string; isPresent: boolean },
): Promise<BatchAttendance> {
  const body = toSnakeCaseKeys(correction);
  return toAttendance(resultOf<BatchAttendanceWire>(await http.put(`/classes/${batchId}/attendance`, body)));
}

/** The attendance of the signed-in learner, of each batch with recorded attendance. */
export async function getOwnAttendance(http: AxiosInstance): Promise<OwnAttendance[]> {
  return toCamelCaseKeys(resultOf<OwnAttendanceWire[]>(await http.get('/classes/attendance')));
}

function toAttendance(wire: BatchAttendanceWire): BatchAttendance {
  const { sessions, learners } = toCamelCaseKeys(wire);
  return { sessions, learners: learners.map((learner) => ({ tooEarly: [], ...learner })) };
}
