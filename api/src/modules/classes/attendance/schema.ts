import { Type } from 'typebox';
import { Id, oneOf } from '../../../platform/http/wire';

const day = Type.String({ format: 'date', maxLength: 10, description: 'Day of the session in the timetable' });

export const BatchParams = Type.Object({ batchId: Id });
export const AttendanceQuery = Type.Object({ format: Type.Optional(oneOf(['json', 'csv'])) });

export const CorrectionBody = Type.Object({
  userId: Id,
  sessionDay: day,
  isPresent: Type.Boolean({ description: 'Whether the learner was there' }),
});

export const BatchAttendanceWire = Type.Object(
  {
    batchId: Type.Integer(),
    sessions: Type.Array(
      Type.Object({
        sessionDay: day,
        date: Type.String({ description: 'Day on which it took place' }),
        time: Type.String({ description: 'HH:MM in the time zone of the batch' }),
      }),
      { description: 'Sessions that began, in order' },
    ),
    learners: Type.Array(
      Type.Object({
        userId: Type.Integer(),
        name: Type.String(),
        present: Type.Array(Type.String(), { description: 'Days of the sessions at which the learner was' }),
        corrected: Type.Array(Type.String(), { description: 'Days of the sessions that the trainer corrected' }),
        tooEarly: Type.Optional(
          Type.Array(Type.String(), { description: 'Days of the sessions that were over before the enrolment' }),
        ),
      }),
    ),
  },
  { title: 'BatchAttendance' },
);

export const OwnAttendanceWire = Type.Object(
  {
    batchId: Type.Integer(),
    held: Type.Integer({ description: 'Sessions that began' }),
    attended: Type.Integer(),
    missed: Type.Array(Type.String(), { description: 'Days of the missed sessions, in order' }),
    present: Type.Optional(
      Type.Array(Type.String(), { description: 'Days in the timetable of the sessions at which the learner was' }),
    ),
    tooEarly: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Days in the timetable of the sessions that were over before the enrolment',
      }),
    ),
  },
  { title: 'OwnAttendance' },
);
