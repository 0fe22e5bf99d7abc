import { batchChangeAnswers } from '@kaksha/domain/catalogue';
import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../../../platform/http/wire';
import { BatchWire } from '../../catalogue/courses/schema';

const { day_of_week, weekdays, start_date, end_date, time_from, time_to, timezone } = BatchWire.properties;

export const BatchScheduleWire = Type.Object(
  {
    ...{ day_of_week, weekdays, start_date, end_date, time_from, time_to, timezone },
    place: nullable(Type.String({ description: 'Way of teaching and classroom; null when the move leaves them' })),
  },
  { title: 'BatchSchedule' },
);
export type BatchScheduleWire = Static<typeof BatchScheduleWire>;

export const BatchChangeWire = Type.Object(
  {
    id: Type.Integer(),
    order_id: Type.Integer(),
    batch_id: Type.Integer(),
    course_id: Type.Integer(),
    course_name: Type.String(),
    trainer_name: Type.String(),
    before: BatchScheduleWire,
    after: BatchScheduleWire,
    paid: Type.Boolean({ description: 'False for a free enrolment, which can only be given back' }),
    respond_until: Type.String({ description: 'Start of the next session, ISO 8601, UTC' }),
    answer: nullable(oneOf(batchChangeAnswers)),
  },
  { title: 'BatchChange' },
);
export type BatchChangeWire = Static<typeof BatchChangeWire>;

export const AnswerBody = Type.Object({ answer: oneOf(batchChangeAnswers, 'refund pays everything back') });
