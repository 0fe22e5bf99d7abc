import { currencies } from '@kaksha/domain/catalogue';
import { orderEndings, orderStatuses } from '@kaksha/domain/payments';
import { keysOf } from '@kaksha/domain/typed';
import { Type } from 'typebox';
import { paymentProviders } from '../../../platform/database/schema/payments';
import { Id, nullable, oneOf, utcTime } from '../../../platform/http/wire';
import { BatchWire } from '../../catalogue/courses/schema';
import { BillingBody, InvoiceWire } from '../../invoices/schema';
import { RefundWire } from '../refunds/schema';
import { minorUnits } from '../schema';

export const orderSpellings = {
  courseId: ['course_id', 'CourseId'],
  trainerId: ['trainer_id', 'TrainerId'],
  batchId: ['batch_id', 'BatchId', 'timingId', 'timing_id'],
  idempotencyKey: ['idempotency_key'],
} as const;

const offerFields = {
  courseId: Id,
  batchId: Id,
  trainerId: Type.Optional(Id),
  currency: Type.Optional(oneOf(currencies, 'INR by default where the course has a fee in INR, else USD')),
};
const Coupon = Type.String({ title: 'Coupon', minLength: 1, maxLength: 60, description: 'The code of a coupon' });

export const QuoteBody = Type.Object({ ...offerFields, coupon: Coupon });

export const OrderBody = Type.Object({
  ...offerFields,
  coupon: Type.Optional(Coupon),
  billing: Type.Optional(BillingBody),
  idempotencyKey: Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 100,
      pattern: '^[\\w-]+$',
      description: 'Letters, digits, - and _; the header Idempotency-Key has the same meaning',
    }),
  ),
});

export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 100, pattern: '^[\\w-]+$' })),
});

export const verifySpellings = {
  orderId: ['order_id', 'OrderId'],
  paymentId: ['payment_id', 'razorpay_payment_id'],
  signature: ['razorpay_signature'],
} as const;

export const VerifyBody = Type.Object({
  orderId: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The id of the order' }),
  paymentId: Type.String({ minLength: 1, maxLength: 100 }),
  signature: Type.String({ minLength: 1, maxLength: 200 }),
});

const orderFields = {
  id: Type.Integer(),
  status: oneOf(orderStatuses),
  courseId: Type.Integer(),
  courseName: Type.String({ description: 'The name when the order was placed' }),
  trainerId: Type.Integer(),
  trainerName: Type.String(),
  batchId: Type.Integer(),
  batch: BatchWire,
  currency: oneOf(currencies),
  fullAmount: minorUnits('Before the discount'),
  discount: Type.Number({ description: 'Percent' }),
  couponCode: nullable(Type.String()),
  couponAmount: minorUnits('What the coupon takes off'),
  amount: minorUnits('To be paid'),
  provider: oneOf(paymentProviders),
  createdAt: utcTime('When the order was placed'),
  expiresAt: utcTime('The end of the price hold'),
  paidAt: nullable(utcTime('When it was paid')),
  enrolmentId: nullable(Type.Integer()),
  invoices: Type.Array(InvoiceWire, { description: 'The invoice, then the credit notes of refunds' }),
  method: nullable(Type.String({ description: 'How it was paid, e.g. upi' })),
  paymentId: nullable(Type.String({ description: "The provider's id of the payment" })),
  refund: nullable(RefundWire),
  ended: nullable(
    Type.Object(
      { code: oneOf(keysOf(orderEndings)), message: Type.String({ description: 'For the learner' }) },
      { title: 'OrderEnded', description: 'Why the order ended without a seat; a payment of it is refunded' },
    ),
  ),
  partialRefunds: Type.Array(RefundWire, { description: 'Parts that leave the learner enrolled, earliest first' }),
};

/** An entry of the payment history. */
export const PaymentWire = Type.Object(orderFields, { title: 'Payment' });

export const OrderWire = Type.Object(
  {
    ...orderFields,
    checkout: nullable(
      Type.Object(
        {
          kind: oneOf(['razorpay', 'sandbox']),
          orderId: Type.String({ description: "The provider's id of the order" }),
          amount: minorUnits('To be paid'),
          currency: oneOf(currencies),
          keyId: nullable(Type.String({ description: 'The public key, for Razorpay' })),
          url: nullable(Type.String({ description: 'The URL of the sandbox page' })),
        },
        { title: 'Checkout' },
      ),
    ),
  },
  { title: 'Order' },
);

/** The price of a batch with a coupon. */
export const QuoteWire = Type.Object(
  {
    currency: oneOf(currencies),
    fullAmount: minorUnits('Before the discount'),
    discount: Type.Number({ description: 'Percent' }),
    couponCode: Type.String(),
    couponAmount: minorUnits('What the coupon takes off'),
    amount: minorUnits('To be paid'),
  },
  { title: 'Quote' },
);
