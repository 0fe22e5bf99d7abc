import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';

export const confirmedField = Type.Optional(
  Type.Boolean({
    description: 'The caller knows that learners will be notified; 409 CONFIRMATION_REQUIRED without it',
  }),
);

export const CancelBody = Type.Object({
  reason: Type.Optional(
    Type.String({ title: 'Reason', maxLength: limits.course.changeReasonMax, description: 'For the learners' }),
  ),
  confirmed: confirmedField,
});

export const CancellationWire = Type.Object(
  {
    learners: Type.Integer({ description: 'Enrolled when the batch was cancelled' }),
    refunded: Type.Integer({ description: 'Paid back, or enrolled for free' }),
    pending: Type.Integer(),
    failed: Type.Integer({ description: 'Refused by the payment provider' }),
  },
  { title: 'Cancellation' },
);
export type CancellationWire = Static<typeof CancellationWire>;
