import type { OwnAttendance } from '@kaksha/domain/attendance';
import { type CsvColumn, writeCsv } from '../../../platform/export/csv';
import type { BatchAttendanceWire, OwnAttendanceWire } from './schema';
import type { BatchAttendance } from './service';

export const presentAttendance = ({ batchId, sessions, learners }: BatchAttendance): BatchAttendanceWire => ({
  batch_id: batchId,
  sessions: sessions.map(({ plannedDay, day, time }) => ({ session_day: plannedDay, date: day, time })),
  learners: learners.map(({ userId, name, present, corrected, tooEarly }) => ({
    user_id: userId,
    name,
    present,
    corrected,
    ...(tooEarly.length > 0 && { too_early: tooEarly }),
  })),
});

export const presentOwnAttendance = ({ batchId, held, attended, missed }: OwnAttendance): OwnAttendanceWire => ({
  batch_id: batchId,
  held,
  attended,
  missed,
});

/** One line for each learner and one column for each session. */
export function attendanceCsv({ sessions, learners }: BatchAttendance): string {
  type Learner = BatchAttendance['learners'][number];
  const count = ({ present }: Learner) => sessions.filter(({ plannedDay }) => present.includes(plannedDay)).length;
  const columns: CsvColumn<Learner>[] = [
    { heading: 'Name', value: ({ name }) => name },
    { heading: 'Attended', value: count },
    { heading: 'Sessions held', value: () => sessions.length },
    ...sessions.map(({ day, time, plannedDay }) => ({
      heading: `${day} ${time}`,
      value: ({ present }: Learner) => (present.includes(plannedDay) ? 'present' : 'absent'),
    })),
  ];
  return writeCsv(columns, learners);
}
