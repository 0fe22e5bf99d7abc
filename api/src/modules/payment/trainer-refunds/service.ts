import { formatMoney } from '@kaksha/domain/money';
import { partialRefundRules } from '@kaksha/domain/refund-rules';
import { messagesOf } from '@kaksha/domain/rules';
import type { UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { findEnrolment } from '../enrolments/repo';
import { enrolmentNotFound, notRefundable, refundsChanged } from '../errors';
import { findOrderView, type OrderView } from '../orders/view-repo';
import { decidesRefunds, mustSellOrder } from '../policy';
import { refundableOf, requestRefund, withLockedOrder } from '../refunds/request-service';

export interface PaidEnrolment {
  view: OrderView & { payment: NonNullable<OrderView['payment']> };
  /** Minor units that can still be refunded. */
  left: number;
}

/**
 * The payment of an enrolment, for the trainer of its course.
 * @throws ApiError ENROLMENT_NOT_FOUND (404), also for a free one; FORBIDDEN (403)
 */
export async function getPaidEnrolment(
  context: UserContext,
  { enrolmentId }: { enrolmentId: number },
): Promise<PaidEnrolment> {
  const { db, principal } = context;
  const found = await findEnrolment(db, enrolmentId);
  if (!found) throw enrolmentNotFound();
  mustSellOrder(principal, found.order);
  const view = await findOrderView(db, found.order.id);
  if (!view?.payment) throw enrolmentNotFound();
  return { view: { ...view, payment: view.payment }, left: await refundableOf(context, view.payment) };
}

/**
 * Requests a refund in full or in part, at any time. A part leaves the learner enrolled. A job asks the provider, after
 * an approval when the payment was paid to the trainer who is owed less.
 * @throws ApiError ENROLMENT_NOT_FOUND (404), FORBIDDEN (403), NOT_REFUNDABLE, REFUNDS_CHANGED (409)
 */
export async function refundLearner(
  context: UserContext,
  {
    enrolmentId,
    amountMinor,
    reason,
    refundable,
  }: { enrolmentId: number; amountMinor: number; reason: string; refundable: number },
): Promise<PaidEnrolment> {
  const { principal, requestId } = context;
  const { view } = await getPaidEnrolment(context, { enrolmentId });
  const { order, payment } = view;
  await withLockedOrder(context, order.id, async (tx) => {
    const left = await refundableOf(tx, payment);
    if (left !== refundable) throw refundsChanged();
    if (amountMinor > left) throw notRefundable(`At most ${formatMoney(left, order.currency)} can be refunded.`);
    const { currency } = order;
    const { amount: problem } = messagesOf(partialRefundRules, { amount: amountMinor }, { left, currency });
    if (problem) throw notRefundable(`${problem}.`);
    const isDecided = await decidesRefunds({ db: tx.db, principal }, order);
    const refund = await requestRefund(tx, payment, { amountMinor, reason, requestedBy: principal.id, isDecided });
    if (!refund) throw notRefundable('The refund is on its way.');
    await writeAudit(tx.db, {
      actorId: principal.id,
      action: 'order.ask-refund',
      entityId: order.id,
      detail: { amount: refund.amountMinor, beyondRule: true },
      requestId,
    });
  });
  return getPaidEnrolment(context, { enrolmentId });
}
