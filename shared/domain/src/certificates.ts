import { brand } from './brand';
import type { Batch } from './catalogue';
import { countText } from './count-text';
import { type Hours, type Schedule, sessionMinutes, sessionsBetween } from './timetable';

/** Least attendance for a certificate, in percent of the sessions, unless the trainer sets another one. */
export const defaultCertificatePercent = 75;

/** The choices of a trainer; null gives no certificates. */
export const certificatePercents = [50, 60, 70, 75, 80, 90, 100] as const;

export type CertificateState = 'valid' | 'revoked';

/** A certificate of attendance. Its names and dates do not change with the course. */
export interface Certificate {
  /** UUID. */
  id: string;
  learnerName: string;
  courseId: number;
  courseName: string;
  trainerId: number;
  trainerName: string;
  batchId: number;
  /** `YYYY-MM-DD`: first and last class. */
  startDate: string;
  endDate: string;
  sessions: number;
  attended: number;
  /** Attended minutes; null for a certificate from before they were stored. */
  attendedMinutes: number | null;
  /** Whether the platform knew who the trainer is at the issue. */
  trainerVerified: boolean;
  issuedAt: string;
  state: CertificateState;
  /** Null while it is valid. */
  revokedAt: string | null;
  /** The trainer's words; empty without any. */
  revokeReason: string;
  /** The revoked certificate that this one replaces, after a correction of the name. */
  replaces: string | null;
  /** The certificate that replaces this revoked one. */
  replacedBy: string | null;
}

type Timetable = Schedule & Pick<Batch, 'startTime'>;

/** Path of the public page of a certificate. */
export const certificateAddress = (id: string) => `/certificates/${id}`;

export interface AttendanceCount {
  /** Sessions of the whole batch; 0 for a batch without an end date. */
  sessions: number;
  attended: number;
}

/** The sessions of a batch without skipped ones, in order. None for a batch without an end date. */
export const allSessions = (batch: Timetable) =>
  batch.endDate ? sessionsBetween(batch, { from: '0000-01-01', to: '9999-12-31' }) : [];

/** @param days  planned days of the sessions at which the learner was present */
export function attendanceOf(batch: Timetable, days: readonly string[]): AttendanceCount {
  const planned = new Set(allSessions(batch).map(({ plannedDay }) => plannedDay));
  return { sessions: planned.size, attended: days.filter((day) => planned.has(day)).length };
}

export const hasMinimumAttendance = ({ sessions, attended }: AttendanceCount, percent: number): boolean =>
  sessions > 0 && attended * 100 >= sessions * percent;

/** What a certificate of a trainer whom the platform does not know says. */
export const unverifiedTrainer = (): string => `${brand.name} has not verified the identity of this trainer.`;

/** One hour for a session of unknown length. */
const unknownMinutes = 60;

/** Minutes of a number of sessions of a batch. */
export const minutesOf = (batch: Hours, sessions: number): number =>
  sessions * (sessionMinutes(batch) ?? unknownMinutes);

/** `1 hour`, `1.5 hours`: rounded down to half hours. */
export const hoursText = (minutes: number): string => countText(Math.floor(minutes / 30) / 2, 'hour');

/** `9 of 10 live sessions (13.5 hours)` */
export const attendanceText = ({
  sessions,
  attended,
  attendedMinutes,
}: Pick<Certificate, 'sessions' | 'attended' | 'attendedMinutes'>): string =>
  `${attended} of ${countText(sessions, 'live session')}${attendedMinutes === null ? '' : ` (${hoursText(attendedMinutes)})`}`;

/** The page of LinkedIn that adds a certificate to the profile of the reader. */
export function addToLinkedIn(
  certificate: Certificate,
  { url, organisation }: { url: string; organisation: string },
): string {
  const issued = new Date(certificate.issuedAt);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: certificate.courseName,
    organizationName: organisation,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: certificate.id,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
