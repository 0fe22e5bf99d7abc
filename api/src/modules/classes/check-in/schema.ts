import { checkInResults } from '@kaksha/domain/check-in';
import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { Id, nullable, oneOf, utcTime } from '../../../platform/http/wire';

const day = Type.String({ format: 'date', maxLength: 10, description: 'Day of the session in the timetable' });
const checkInId = Type.String({ format: 'uuid', maxLength: 36, description: 'Made by the device' });

export const CheckInParams = Type.Object({ batchId: Id });

export const CheckInsBody = Type.Object({
  checkIns: Type.Array(
    Type.Object({
      id: checkInId,
      sessionDay: day,
      at: Type.String({ format: 'date-time', maxLength: 40, description: 'By the clock of the device' }),
      ticket: Type.Optional(Type.String({ maxLength: limits.checkIn.ticketMax, description: 'Text of the QR code' })),
      userId: Type.Optional(Id),
      undo: Type.Optional(Type.Boolean({ description: 'Takes the check-in of this id back' })),
    }),
    { minItems: 1, maxItems: limits.checkIn.perCall },
  ),
});

export const TicketWire = Type.Object(
  {
    batchId: Type.Integer(),
    name: Type.String({ description: 'Of the learner' }),
    code: Type.String({ description: 'Text of the QR code' }),
  },
  { title: 'Ticket' },
);

export const CheckInListWire = Type.Object(
  {
    batchId: Type.Integer(),
    courseId: Type.Integer(),
    courseName: Type.String(),
    batchLabel: Type.String(),
    sessions: Type.Array(
      Type.Object({
        sessionDay: day,
        date: Type.String({ description: 'Day on which it takes place' }),
        time: Type.String({ description: 'HH:MM in the time zone of the batch' }),
        opensAt: utcTime('First moment of check-ins'),
      }),
      { description: 'From yesterday on, in order' },
    ),
    seats: Type.Array(
      Type.Object({
        userId: Type.Integer(),
        name: Type.String(),
        ticket: Type.String(),
        refunded: Type.Boolean(),
      }),
    ),
    present: Type.Array(
      Type.Object({
        userId: Type.Integer(),
        sessionDay: day,
        at: utcTime('Arrival, or its correction'),
        checkInId: nullable(Type.String({ format: 'uuid', description: 'Null when the learner was not checked in' })),
      }),
    ),
  },
  { title: 'CheckInList' },
);

export const CheckInOutcomeWire = Type.Object(
  {
    id: checkInId,
    result: oneOf(checkInResults),
    userId: nullable(Type.Integer({ description: 'Null when no seat of the batch was found' })),
    name: nullable(Type.String()),
    at: nullable(utcTime('Check-in')),
  },
  { title: 'CheckInOutcome' },
);
