import { currencies, type SessionChange } from '@kaksha/domain/catalogue';
import {
  enrolmentStatuses,
  type OrderEnding,
  orderStatuses,
  refundStatuses,
  waitingStatuses,
} from '@kaksha/domain/payments';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, moment, oneOf, updatedAt } from './columns';
import { coupons } from './coupons';
import { batches, courses } from './courses';
import { trainers, users } from './people';

export const paymentProviders = ['free', 'sandbox', 'razorpay'] as const;

/** A price offered to one learner for one batch. Amounts are copied, so that a later fee change has no effect. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    /** The public number. */
    reference: uuid().notNull().unique().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    batchId: integer()
      .notNull()
      .references(() => batches.id),
    currency: text({ enum: currencies }).notNull(),
    feeMinor: integer().notNull(),
    discount: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** To pay: the fee less the discount and the coupon. */
    amountMinor: integer().notNull(),
    couponId: integer().references(() => coupons.id),
    /** As it was when the order was placed. */
    couponCode: text(),
    couponMinor: integer().notNull().default(0),
    courseName: text().notNull(),
    /** Idempotency key of the page: the same key returns the same order. */
    idempotencyKey: text(),
    provider: text({ enum: paymentProviders }).notNull(),
    providerOrderId: text(),
    status: text({ enum: orderStatuses }).notNull().default('created'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: moment().notNull(),
    /** Whether it counts as a taken seat. False for an order of an offered seat, which the offer holds. */
    holdsSeat: boolean().notNull().default(false),
    paidAt: moment(),
    /** Why it ended without a seat. */
    ending: text().$type<OrderEnding>(),
    /** Skipped and moved sessions of the batch when the order was placed; null in orders of older versions. */
    sessionChanges: jsonb().$type<SessionChange[]>(),
    /** When the state was last requested from the provider. */
    checkedAt: moment(),
  },
  (t) => [
    check('orders_currency', oneOf(t.currency, currencies)),
    check('orders_provider', oneOf(t.provider, paymentProviders)),
    check('orders_status', oneOf(t.status, orderStatuses)),
    check('orders_amounts', sql`${t.amountMinor} between 0 and ${t.feeMinor} and ${t.discount} between 0 and 100`),
    check(
      'orders_coupon',
      sql`${t.couponMinor} between 0 and ${t.feeMinor} - ${t.amountMinor} and (${t.couponId} is null) = (${t.couponCode} is null)
        and (${t.couponId} is not null or ${t.couponMinor} = 0)`,
    ),
    check('orders_paid', sql`${t.status} not in ('paid', 'refunded') or ${t.paidAt} is not null`),
    unique('orders_provider_order').on(t.provider, t.providerOrderId),
    uniqueIndex('orders_one_open').on(t.userId, t.batchId).where(sql`status = 'created'`),
    check('orders_hold', sql`not ${t.holdsSeat} or ${t.status} in ('created', 'failed')`),
    index('orders_holds').on(t.batchId, t.expiresAt).where(sql`holds_seat`),
    index().on(t.userId, t.createdAt),
    index('orders_coupons').on(t.couponId, t.userId).where(sql`coupon_id is not null`),
    unique('orders_idempotency_key').on(t.userId, t.idempotencyKey),
    index('orders_to_reconcile').on(t.status, t.createdAt).where(sql`status in ('created', 'failed', 'expired')`),
  ],
);

export const paymentStatuses = ['captured', 'failed', 'refunded'] as const;

export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: paymentProviders }).notNull(),
    providerPaymentId: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    method: text(),
    status: text({ enum: paymentStatuses }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('payments_provider', oneOf(t.provider, paymentProviders)),
    check('payments_status', oneOf(t.status, paymentStatuses)),
    check('payments_amount', sql`${t.amountMinor} >= 0`),
    unique('payments_provider_payment').on(t.provider, t.providerPaymentId),
    uniqueIndex('payments_one_captured').on(t.orderId).where(sql`status = 'captured'`),
    // The index above contains captured payments only.
    index().on(t.orderId),
  ],
);

/** Webhook events of the provider, each processed once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: identity(),
    provider: text({ enum: paymentProviders }).notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    receivedAt: createdAt(),
    processedAt: moment(),
  },
  (t) => [unique('payment_events_once').on(t.provider, t.eventId)],
);

export const enrolments = pgTable(
  'enrolments',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    trainerId: integer()
      .notNull()
      .references(() => trainers.id),
    batchId: integer()
      .notNull()
      .references(() => batches.id),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id),
    amountMinor: integer().notNull(),
    currency: text({ enum: currencies }).notNull(),
    status: text({ enum: enrolmentStatuses }).notNull().default('Active'),
    enrolledAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('enrolments_one_for_a_batch').on(t.userId, t.batchId),
    check('enrolments_status', oneOf(t.status, enrolmentStatuses)),
    check('enrolments_amount', sql`${t.amountMinor} >= 0`),
    index().on(t.courseId, t.enrolledAt),
    index().on(t.trainerId, t.enrolledAt),
    index().on(t.batchId),
  ],
);

/** Learners who changed the batch; the enrolment has the new one. */
export const enrolmentMoves = pgTable(
  'enrolment_moves',
  {
    id: identity(),
    enrolmentId: integer()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    fromBatchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.enrolmentId), index().on(t.fromBatchId)],
);

/** Parts of a payment that go back to the learner. A trigger refuses more in total than was paid. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    amountMinor: integer().notNull(),
    /** Pays back what was left of the payment, so the order becomes refunded and its seat free. Else the seat stays. */
    closesOrder: boolean().notNull().default(true),
    reason: text().notNull().default(''),
    status: text({ enum: refundStatuses }).notNull().default('requested'),
    providerRefundId: text().unique(),
    requestedBy: integer()
      .notNull()
      .references(() => users.id),
    /** The payment was paid to the trainer, who is owed less than the refund. It waits for a decision or later sales. */
    isHeld: boolean().notNull().default(false),
    /** The administrator who sent a refund that was held. */
    releasedBy: integer().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('refunds_held').on(t.id).where(sql`is_held`),
    check('refunds_status', oneOf(t.status, refundStatuses)),
    check('refunds_amount', sql`${t.amountMinor} > 0`),
    index().on(t.paymentId),
    uniqueIndex('refunds_one_closes').on(t.paymentId).where(sql`closes_order`),
  ],
);

export const payoutKinds = ['upi', 'bank'] as const;

/** Payout account of a trainer. */
export const paymentConfigs = pgTable(
  'payment_configs',
  {
    trainerId: integer()
      .primaryKey()
      .references(() => trainers.id),
    currencies: text({ enum: currencies }).array().notNull(),
    payoutKind: text({ enum: payoutKinds }).notNull(),
    upiId: text(),
    accountName: text(),
    accountNumber: text(),
    ifsc: text(),
    bankName: text(),
    taxNumber: text(),
    /** The linked account of Razorpay Route that leads to this bank account. */
    routeAccountId: text(),
    /** When another account replaced the one before; null for the first one. */
    accountChangedAt: moment(),
    refundTermsAcceptedAt: moment(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('payment_configs_payout', oneOf(t.payoutKind, payoutKinds)),
    check(
      'payment_configs_account',
      sql`(${t.payoutKind} = 'upi' and ${t.upiId} is not null) or (${t.payoutKind} = 'bank' and ${t.accountNumber} is not null and ${t.ifsc} is not null)`,
    ),
  ],
);

/** Learners who wait for a seat in a full batch. The id is the order of the list. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: identity(),
    batchId: integer()
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: waitingStatuses }).notNull().default('waiting'),
    joinedAt: createdAt(),
    offeredAt: moment(),
    /** The offer holds the seat until then. */
    offerEndsAt: moment(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('waiting_list_status', oneOf(t.status, waitingStatuses)),
    check(
      'waiting_list_offer',
      sql`${t.status} <> 'offered' or (${t.offeredAt} is not null and ${t.offerEndsAt} is not null)`,
    ),
    uniqueIndex('waiting_list_one_open').on(t.userId, t.batchId).where(sql`status in ('waiting', 'offered')`),
    index('waiting_list_open').on(t.batchId, t.status, t.id).where(sql`status in ('waiting', 'offered')`),
    index('waiting_list_offers').on(t.offerEndsAt).where(sql`status = 'offered'`),
  ],
);
