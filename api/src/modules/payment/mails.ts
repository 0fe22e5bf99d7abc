import { describeBatch } from '@kaksha/domain/batches';
import { formatMoney } from '@kaksha/domain/money';
import { classPath, learnersPath } from '@kaksha/domain/paths';
import { describeEnding } from '@kaksha/domain/payments';
import { describeRefund, refundEligibility } from '@kaksha/domain/refunds';
import { coursePath } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import type { Mail } from '../../platform/mail/mailer';
import { zoneOf } from '../../platform/mail/reader-time';
import type { OutboxEvent } from '../../platform/outbox/events';
import { siteHost, siteOrigin } from '../../platform/settings/site';
import { enrolmentMail } from './enrolment-mail';
import { newLearnerMail } from './new-learner-mail';
import { findBatch, findOrderView, type OrderView } from './orders/view-repo';
import { type PaymentMailData, partialRefundMail, receiptMail, refundMail } from './payment-mails';
import { seatChangedMail } from './seat-changed-mail';
import { seatReleasedMail } from './seat-released-mail';

/** Welcomes the learner to the batch, with its calendar file. */
export async function enrolmentMailOf(
  { db, settings, clock }: ServiceContext,
  { payload }: OutboxEvent<'enrolment.started' | 'enrolment.moved'>,
): Promise<Mail | null> {
  const view = await findOrderView(db, payload.orderId);
  if (!view) return null;
  const { course, batch: row, batchTrainer, change, learner, trainer, enrolment, payment } = view;
  const origin = siteOrigin(settings);
  const batch = batchOf(row);
  const now = clock.now();
  return enrolmentMail({
    learner,
    course: {
      batch,
      courseName: course.name,
      trainerName: batchTrainer.name,
      url: origin + coursePath(course),
      joinUrl: origin + classPath(batch.id),
      change,
      now,
    },
    city: trainer.location,
    classUrl: origin + classPath(batch.id),
    refundTerms:
      payment && describeRefund(refundEligibility(enrolment?.enrolledAt ?? now, batch, now), zoneOf(learner)),
    host: siteHost(settings),
  });
}

/** Tells a trainer that a learner enrolled. */
export async function newLearnerMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'enrolment.started'>,
  userId: number,
): Promise<Mail | null> {
  const view = await findOrderView(context.db, payload.orderId);
  return view && newLearnerMail(seatOf(context, view, trainerWith(userId, view)));
}

export async function receiptMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'order.paid'>,
): Promise<Mail | null> {
  const view = await findOrderView(context.db, payload.orderId);
  return view && receiptMail(paymentOf(context, view, view.order.paidAt ?? context.clock.now()));
}

export async function refundMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'order.refunded'>,
): Promise<Mail | null> {
  const view = await findOrderView(context.db, payload.orderId);
  if (!view) return null;
  const { order, refund } = view;
  const payment = paymentOf(context, view, refund?.updatedAt ?? context.clock.now(), refund?.id);
  return refundMail({
    ...payment,
    amountMinor: refund?.amountMinor ?? order.amountMinor,
    reason: order.ending === null ? '' : describeEnding(order.ending, view.batch.cancelReason),
  });
}

/** Tells the learner about a part of the payment that went back, with the reason. */
export async function partialRefundMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'order.refunded-in-part'>,
): Promise<Mail | null> {
  const view = await findOrderView(context.db, payload.orderId);
  const refund = view?.partialRefunds.find(({ id }) => id === payload.refundId);
  if (!view || !refund) return null;
  const { amountMinor, reason, updatedAt } = refund;
  return partialRefundMail({ ...paymentOf(context, view, updatedAt, refund.id), amountMinor, reason });
}

/** Tells a trainer that a learner was refunded and left the batch, with the learner's reason. */
export async function seatReleasedMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'order.refunded'>,
  userId: number,
): Promise<Mail | null> {
  const view = payload.wasEnrolled ? await findOrderView(context.db, payload.orderId) : null;
  if (!view) return null;
  // The trainer who cancelled the batch sees the progress instead of one mail for each learner.
  if (view.batch.state === 'cancelled') return null;
  const { order, refund } = view;
  return seatReleasedMail({
    ...seatOf(context, view, trainerWith(userId, view)),
    amountMinor: refund?.amountMinor ?? order.amountMinor,
    currency: order.currency,
    reason: refund?.reason ?? '',
  });
}

/** Tells a trainer that a learner moved to another batch. */
export async function learnerMovedMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'enrolment.moved'>,
  userId: number,
): Promise<Mail | null> {
  const { db, clock } = context;
  const view = await findOrderView(db, payload.orderId);
  const from = await findBatch(db, payload.fromBatchId);
  if (!view || !from) return null;
  const trainer = trainerWith(userId, view, from);
  return seatChangedMail({
    ...seatOf(context, view, trainer, batchOfTrainer(userId, view, from)),
    from: describeBatch(batchOf(from.batch), clock.now()),
  });
}

/** Tells a trainer that a learner gave back a free seat, or left with the account, and what happens with the payment. */
export async function givenBackMailOf(
  context: ServiceContext,
  { payload }: OutboxEvent<'enrolment.given-back'>,
  userId: number,
): Promise<Mail | null> {
  const view = await findOrderView(context.db, payload.orderId);
  if (!view) return null;
  const { order, payment, refund } = view;
  const money = payment && {
    paid: formatMoney(payment.amountMinor, order.currency),
    refund: refund && refund.status !== 'failed' ? formatMoney(refund.amountMinor, order.currency) : null,
  };
  return seatChangedMail({ ...seatOf(context, view, trainerWith(userId, view)), from: null, money });
}

type Trainer = OrderView['batchTrainer'];

/**
 * The recipient of a mail to a trainer: a trainer of the batch that a learner is in or left, else the trainer of the
 * course.
 */
function trainerWith(userId: number, { trainer, batchTrainer }: OrderView, from?: { batchTrainer: Trainer }): Trainer {
  return [batchTrainer, from?.batchTrainer].find((one) => one?.userId === userId) ?? trainer;
}

/** The batch that a trainer sees after a learner changed it: the new one, unless the trainer teaches only the old one. */
export function batchOfTrainer(
  userId: number,
  { trainer, batchTrainer, batch }: OrderView,
  from: { batch: { id: number }; batchTrainer: Trainer } | null = null,
): number {
  const seesNew = [trainer, batchTrainer].some((one) => one.userId === userId);
  return from && !seesNew ? from.batch.id : batch.id;
}

const seatOf = (
  { settings, clock }: ServiceContext,
  { order, batch, learner }: OrderView,
  { name, email }: Trainer,
  batchId = batch.id,
) => ({
  trainer: { name, email },
  learnerName: learner.name,
  courseName: order.courseName,
  batch: describeBatch(batchOf(batch), clock.now()),
  learnersUrl: siteOrigin(settings) + learnersPath(batchId),
});

function paymentOf(
  { settings }: ServiceContext,
  { order, learner, invoices }: OrderView,
  at: Date,
  refundId?: number,
): PaymentMailData {
  const credited = invoices.find((row) => refundId !== undefined && row.refundId === refundId);
  return {
    learner,
    courseName: order.courseName,
    amountMinor: order.amountMinor,
    currency: order.currency,
    number: (credited ?? invoices[0])?.number ?? order.reference.slice(0, 8),
    at,
    // A signed download link would expire, so the mail links to the payments page.
    paymentsUrl: `${siteOrigin(settings)}/user-dashboard/payments`,
  };
}
