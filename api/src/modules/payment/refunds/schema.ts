import { currencies } from '@kaksha/domain/catalogue';
import { orderStatuses, refundStatuses } from '@kaksha/domain/payments';
import { Type } from 'typebox';
import { nullable, oneOf, utcTime } from '../../../platform/http/wire';
import { minorUnits } from '../schema';

export const RefundBody = Type.Object({
  reason: Type.Optional(Type.String({ title: 'Reason', maxLength: 500 })),
});

export const RefundWire = Type.Object(
  {
    status: oneOf(refundStatuses),
    amount: minorUnits('Paid back'),
    reason: Type.String(),
    closesOrder: Type.Boolean({ description: 'False for a part that leaves the learner enrolled' }),
    isHeld: Type.Boolean({ description: 'It waits for an approval, because the payment was paid to the trainer' }),
    requestedAt: utcTime('When it was requested'),
  },
  { title: 'Refund' },
);

export const RefundOfferWire = Type.Object(
  {
    eligible: Type.Boolean(),
    message: Type.String({ description: 'The rule as it applies, for the learner' }),
    until: nullable(utcTime('The end of the refund window')),
    amount: minorUnits('To be paid back'),
    fullAmount: minorUnits('The fee before the discount'),
    currency: oneOf(currencies),
    status: oneOf(orderStatuses),
    refund: nullable(RefundWire),
  },
  { title: 'RefundOffer' },
);
