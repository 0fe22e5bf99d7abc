import { currencies } from '@kaksha/domain/catalogue';
import { type Static, Type } from 'typebox';
import { oneOf, utcTime } from '../../../platform/http/wire';
import { minorUnits } from '../schema';

/** A refund of a payment that was paid to a trainer who is owed less than the refund. */
export const HeldRefundWire = Type.Object(
  {
    id: Type.Integer(),
    order_id: Type.Integer(),
    course_name: Type.String(),
    trainer_name: Type.String(),
    currency: oneOf(currencies),
    amount: minorUnits('To be paid back'),
    reason: Type.String(),
    requested_at: utcTime('When it was requested'),
  },
  { title: 'HeldRefund' },
);
export type HeldRefundWire = Static<typeof HeldRefundWire>;
export const HeldRefundsAnswer = Type.Array(HeldRefundWire, { description: 'Earliest first, at most 100' });
