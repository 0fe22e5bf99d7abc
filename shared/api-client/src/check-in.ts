import type { CheckInResult } from '@kaksha/domain/check-in';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { toSnakeCaseKeys } from 'es-toolkit/object/toSnakeCaseKeys';
import { resultOf } from './envelope';
import type { CheckInListWire, CheckInOutcomeWire, TicketWire } from './generated/wire';

/** All calls require a signed-in user. The trainer's calls reject with 403 for others, 404 for an unknown batch. */

export interface ClassTicket {
  /** Of the learner. */
  name: string;
  /** Text of the QR code. */
  code: string;
}

/** The ticket of the caller's seat. Rejects with `NOT_ENROLLED` (403) and `NO_CLASSROOM` (409). */
export async function getTicket(http: AxiosInstance, batchId: number): Promise<ClassTicket> {
  return resultOf<TicketWire>(await http.get(`/classes/${batchId}/ticket`));
}

export interface SeatToCheckIn {
  userId: number;
  name: string;
  ticket: string;
  refunded: boolean;
}

export interface Arrival {
  userId: number;
  sessionDay: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Null when the learner joined online, or the trainer corrected the attendance. */
  checkInId: string | null;
}

/** What a device needs to check learners in without a network. Plain JSON. */
export interface CheckInList {
  courseId: number;
  courseName: string;
  batchLabel: string;
  /** Date and time in the time zone of the batch; `opensAt` is ISO 8601, UTC. */
  sessions: { sessionDay: string; date: string; time: string; opensAt: string }[];
  seats: SeatToCheckIn[];
  present: Arrival[];
}

/** Rejects with `NO_CLASSROOM` (409) for an online batch. */
export async function getCheckInList(http: AxiosInstance, batchId: number): Promise<CheckInList> {
  return toCamelCaseKeys(resultOf<CheckInListWire>(await http.get(`/classes/${batchId}/check-in`)));
}

export interface CheckIn {
  /** Made by the device. Sending the same id again changes nothing. */
  id: string;
  sessionDay: string;
  /** ISO 8601, UTC, by the clock of the device. */
  at: string;
  /** A scanned ticket, or the chosen learner. */
  ticket?: string;
  userId?: number;
  /** Takes the check-in of this id back, also when it has not arrived yet. */
  undo?: boolean;
}

export interface CheckInOutcome {
  id: string;
  result: CheckInResult;
  /** Null when no seat of the batch was found. */
  userId: number | null;
  name: string | null;
  at: string | null;
}

/** @param checkIns  at most `limits.checkIn.perCall`; outcomes come in their order */
export async function recordCheckIns(
  http: AxiosInstance,
  batchId: number,
  checkIns: readonly CheckIn[],
): Promise<CheckInOutcome[]> {
  const body = toSnakeCaseKeys({ checkIns });
  return toCamelCaseKeys(resultOf<CheckInOutcomeWire[]>(await http.post(`/classes/${batchId}/check-ins`, body)));
}
