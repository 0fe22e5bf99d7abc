import { type CsvColumn, writeCsv } from '../../../platform/export/csv';
import type { BatchAttendance } from './service';

/** One line for each learner and one column for each session. */
export function attendanceCsv({ sessions, learners }: BatchAttendance): string {
  type Learner = BatchAttendance['learners'][number];
  const count = ({ present }: Learner) => sessions.filter(({ sessionDay }) => present.includes(sessionDay)).length;
  const columns: CsvColumn<Learner>[] = [
    { heading: 'Name', value: ({ name }) => name },
    { heading: 'Attended', value: count },
    { heading: 'Sessions held', value: () => sessions.length },
    ...sessions.map(({ date, time, sessionDay }) => ({
      heading: `${date} ${time}`,
      value: ({ present }: Learner) => (present.includes(sessionDay) ? 'present' : 'absent'),
    })),
  ];
  return writeCsv(columns, learners);
}
