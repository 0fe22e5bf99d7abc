import { sessionActions } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { Id, oneOf } from '../../../platform/http/wire';
import { confirmedField } from '../state/schema';

const day = (title: string, description: string) =>
  Type.String({ title, maxLength: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });

export const SessionBody = Type.Object({
  date: day('Session', 'Its day in the timetable, YYYY-MM-DD'),
  action: oneOf(sessionActions, 'skip or move'),
  until: Type.Optional(day('Last day', 'With skip: the last day of holidays that skip several sessions')),
  startsAt: Type.Optional(
    Type.String({
      title: 'New start',
      maxLength: 16,
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
      description: 'With move: YYYY-MM-DDTHH:MM in the time zone of the batch',
    }),
  ),
  reason: Type.String({ title: 'Reason', maxLength: limits.course.changeReasonMax, description: 'For the learners' }),
  confirmed: confirmedField,
});
export type SessionBody = Static<typeof SessionBody>;

export const SessionParams = Type.Object({ id: Id, date: day('Session', 'Its day in the timetable, YYYY-MM-DD') });
export const RestoreQuery = Type.Object({ confirmed: confirmedField });
