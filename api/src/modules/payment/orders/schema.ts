import { currencies } from '@kaksha/domain/catalogue';
import { enrolmentStatuses, orderStatuses, refundStatuses } from '@kaksha/domain/payments';
import { type Static, Type } from 'typebox';
import { paymentProviders } from '../../../db/schema/payments';
import { Id, nullable, oneOf } from '../../../wire';
import { BatchWire, CourseWire } from '../../catalogue/schema';

const minor = (description: string) => Type.Integer({ description: `${description}, in paise or cents` });
const moment = (description: string) => Type.String({ description: `${description}, ISO 8601 in UTC` });

/** Spellings that callers also use; see oneSpelling. */
export const orderSpellings = {
  courseId: ['course_id', 'CourseId'],
  trainerId: ['trainer_id', 'TrainerId'],
  batchId: ['batch_id', 'BatchId', 'timingId', 'timing_id'],
  idempotencyKey: ['idempotency_key'],
} as const;

export const OrderBody = Type.Object({
  courseId: Id,
  batchId: Id,
  trainerId: Type.Optional(Id),
  currency: Type.Optional(oneOf(currencies, 'Rupees by default where there is a fee in rupees, else dollars')),
  idempotencyKey: Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 100,
      pattern: '^[\\w-]+$',
      description: 'letters, digits, - and _; the header Idempotency-Key does the same',
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
  orderId: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Our number of the order' }),
  paymentId: Type.String({ minLength: 1, maxLength: 100 }),
  signature: Type.String({ minLength: 1, maxLength: 200 }),
});

export const RefundBody = Type.Object({
  reason: Type.Optional(Type.String({ title: 'Reason', maxLength: 500 })),
});

export const ReceiptQuery = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 100, description: 'Opens the receipt for a while without a token' })),
});

export const Page = Type.String({ description: 'A page', contentMediaType: 'text/html' });

export const SandboxParams = Type.Object({ orderId: Type.String({ maxLength: 120 }) });

const RefundWire = Type.Object({
  status: oneOf(refundStatuses),
  amount: minor('Paid back'),
  reason: Type.String(),
  requested_at: moment('When it was asked for'),
});

const orderFields = {
  id: Type.Integer(),
  status: oneOf(orderStatuses),
  course_id: Type.Integer(),
  course_name: Type.String({ description: 'As it was called then' }),
  trainer_id: Type.Integer(),
  trainer_name: Type.String(),
  batch_id: Type.Integer(),
  batch: BatchWire,
  currency: oneOf(currencies),
  full_amount: minor('Before the discount'),
  discount: Type.Number({ description: 'Per cent' }),
  amount: minor('What is to be paid'),
  provider: oneOf(paymentProviders),
  created_at: moment('When it was offered'),
  expires_at: moment('Until when the price is held'),
  paid_at: nullable(moment('When it was paid')),
  enrollment_id: nullable(Type.Integer()),
  receipt_number: nullable(Type.String()),
  receipt_url: nullable(Type.String({ description: 'Opens for some hours without a token' })),
  method: nullable(Type.String({ description: 'How it was paid, e.g. upi' })),
  payment_id: nullable(Type.String({ description: "The provider's number of the payment" })),
  refund: nullable(RefundWire),
};

/** An entry of the payment history. */
export const PaymentWire = Type.Object(orderFields);

export const OrderWire = Type.Object({
  ...orderFields,
  checkout: nullable(
    Type.Object({
      kind: oneOf(['razorpay', 'sandbox']),
      order_id: Type.String({ description: "The provider's number of the order" }),
      amount: minor('To be paid'),
      currency: oneOf(currencies),
      key_id: nullable(Type.String({ description: 'The public key, for Razorpay' })),
      url: nullable(Type.String({ description: 'The page to go to, for the sandbox' })),
    }),
  ),
});

export const RefundOfferWire = Type.Object({
  eligible: Type.Boolean(),
  message: Type.String({ description: 'The rule as it applies, for the learner' }),
  until: nullable(moment('The last moment to ask')),
  amount: minor('To be paid back'),
  full_amount: minor('The fee before the discount'),
  currency: oneOf(currencies),
  status: oneOf(orderStatuses),
  refund: nullable(RefundWire),
});

/** A course that was enrolled in: its card, and the seat. */
export const PurchaseWire = Type.Object({
  ...CourseWire.properties,
  enrollment_id: Type.Integer(),
  enrollment_status: oneOf(enrolmentStatuses),
  purchase_date: moment('When the learner enrolled'),
  order_id: Type.Integer(),
  amount: minor('What was paid'),
  currency: oneOf(currencies),
  batch_id: Type.Integer(),
  batch: BatchWire,
});

export type PaymentWire = Static<typeof PaymentWire>;
export type OrderWire = Static<typeof OrderWire>;
export type RefundOfferWire = Static<typeof RefundOfferWire>;
