import { batchChangeAnswers } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import { moment, nullable, oneOf } from '../../../platform/http/wire';
import { BatchWire } from '../../catalogue/courses/schema';

const batch = BatchWire.properties;

const BatchScheduleWire = Type.Object(
  {
    dayOfWeek: batch.dayOfWeek,
    weekdays: batch.weekdays,
    startDate: batch.startDate,
    endDate: batch.endDate,
    startTime: batch.startTime,
    endTime: batch.endTime,
    timeZone: batch.timeZone,
    place: nullable(Type.String({ description: 'Way of teaching and classroom; null when the move leaves them' })),
  },
  { title: 'BatchSchedule' },
);

export const BatchChangeWire = Type.Object(
  {
    id: Type.Integer(),
    orderId: Type.Integer(),
    batchId: Type.Integer(),
    courseId: Type.Integer(),
    courseName: Type.String(),
    trainerName: Type.String(),
    before: BatchScheduleWire,
    after: BatchScheduleWire,
    paid: Type.Boolean({ description: 'False for a free enrolment, which can only be given back' }),
    respondUntil: moment({ description: 'Start of the next session, ISO 8601, UTC' }),
    answer: nullable(oneOf(batchChangeAnswers)),
  },
  { title: 'BatchChange' },
);

export const AnswerBody = Type.Object({ answer: oneOf(batchChangeAnswers, 'refund pays everything back') });
