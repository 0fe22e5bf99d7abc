import { currencies } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { enrolmentStatuses } from '@kaksha/domain/payments';
import { Type } from 'typebox';
import { oneOf, utcTime } from '../../../platform/http/wire';
import { InvoiceWire } from '../../invoices/schema';
import { RefundWire } from '../refunds/schema';
import { minorUnits } from '../schema';

export const TrainerRefundBody = Type.Object({
  amount: Type.Integer({
    title: 'Amount',
    minimum: 1,
    maximum: limits.course.feeMax * 100,
    description: 'Paise or cents',
  }),
  reason: Type.String({ title: 'Reason', minLength: 1, maxLength: 500, description: 'The learner reads it' }),
  refundable: Type.Integer({
    minimum: 0,
    maximum: limits.course.feeMax * 100,
    description: 'What could be refunded when the caller decided, so that a repeated call refunds once',
  }),
});

/** The payment of an enrolment with its refunds, for the trainer. */
export const PaidEnrolmentWire = Type.Object(
  {
    enrolmentId: Type.Integer(),
    enrolmentStatus: oneOf(enrolmentStatuses),
    learnerName: Type.String(),
    courseName: Type.String(),
    currency: oneOf(currencies),
    amount: minorUnits('What was paid'),
    refundable: minorUnits('What can still be refunded'),
    paidAt: utcTime('When it was paid'),
    invoices: Type.Array(InvoiceWire, { description: 'The invoice, then the credit notes of refunds' }),
    refunds: Type.Array(RefundWire, { description: 'Earliest first' }),
  },
  { title: 'PaidEnrollment' },
);
