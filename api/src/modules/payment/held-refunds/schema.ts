import { currencies } from '@kaksha/domain/catalogue';
import { Type } from 'typebox';
import { oneOf, utcTime } from '../../../platform/http/wire';
import { minorUnits } from '../schema';

/** A refund of a payment that was paid to a trainer who is owed less than the refund. */
const HeldRefundWire = Type.Object(
  {
    id: Type.Integer(),
    orderId: Type.Integer(),
    courseName: Type.String(),
    trainerName: Type.String(),
    currency: oneOf(currencies),
    amount: minorUnits('To be paid back'),
    reason: Type.String(),
    requestedAt: utcTime('When it was requested'),
  },
  { title: 'HeldRefund' },
);
export const HeldRefundsAnswer = Type.Array(HeldRefundWire, { description: 'Earliest first, at most 100' });
