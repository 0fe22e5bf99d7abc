import { currencies } from '@kaksha/domain/catalogue';
import { orderEndings, orderStatuses } from '@kaksha/domain/payments';
import { keysOf } from '@kaksha/domain/typed';
import { type Static, Type } from 'typebox';
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
  course_id: Type.Integer(),
  course_name: Type.String({ description: 'The name when the order was placed' }),
  trainer_id: Type.Integer(),
  trainer_name: Type.String(),
  batch_id: Type.Integer(),
  batch: BatchWire,
  currency: oneOf(currencies),
  full_amount: minorUnits('Before the discount'),
  discount: Type.Number({ description: 'Percent' }),
  coupon_code: nullable(Type.String()),
  coupon_amount: minorUnits('What the coupon takes off'),
  amount: minorUnits('To be paid'),
  provider: oneOf(paymentProviders),
  created_at: utcTime('When the order was placed'),
  expires_at: utcTime('The end of the price hold'),
  paid_at: nullable(utcTime('When it was paid')),
  enrollment_id: nullable(Type.Integer()),
  invoices: Type.Array(InvoiceWire, { description: 'The invoice, then the credit notes of refunds' }),
  method: nullable(Type.String({ description: 'How it was paid, e.g. upi' })),
  payment_id: nullable(Type.String({ description: "The provider's id of the payment" })),
  refund: nullable(RefundWire),
  ended: nullable(
    Type.Object(
      { code: oneOf(keysOf(orderEndings)), message: Type.String({ description: 'For the learner' }) },
      { title: 'OrderEnded', description: 'Why the order ended without a seat; a payment of it is refunded' },
    ),
  ),
  partial_refunds: Type.Array(RefundWire, { description: 'Parts that leave the learner enrolled, earliest first' }),
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
          order_id: Type.String({ description: "The provider's id of the order" }),
          amount: minorUnits('To be paid'),
          currency: oneOf(currencies),
          key_id: nullable(Type.String({ description: 'The public key, for Razorpay' })),
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
    full_amount: minorUnits('Before the discount'),
    discount: Type.Number({ description: 'Percent' }),
    coupon_code: Type.String(),
    coupon_amount: minorUnits('What the coupon takes off'),
    amount: minorUnits('To be paid'),
  },
  { title: 'Quote' },
);
export type QuoteWire = Static<typeof QuoteWire>;

export type PaymentWire = Static<typeof PaymentWire>;
export type OrderWire = Static<typeof OrderWire>;
