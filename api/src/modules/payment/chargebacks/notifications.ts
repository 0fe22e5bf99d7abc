import { describeBatch } from '@kaksha/domain/batches';
import { formatMoney } from '@kaksha/domain/money';
import { learnersPath } from '@kaksha/domain/paths';
import type { ServiceContext } from '../../../platform/context/context';
import { batchOf } from '../../../platform/database/batch-of';
import { inert } from '../../../platform/mail/inert-text';
import type { EventNotification } from '../../../platform/outbox/event-notification';
import type { OutboxEvent } from '../../../platform/outbox/events';
import { siteOrigin } from '../../../platform/settings/site';
import { findOrderView, type OrderView } from '../orders/view-repo';
import { learnerChargedBackMail, seatLostMail } from './chargeback-mail';

type ChargebackEvent = OutboxEvent<'order.charged-back'>;

const viewOf = ({ db }: ServiceContext, { payload }: ChargebackEvent) => findOrderView(db, payload.orderId);

const factsOf = ({ clock }: ServiceContext, { order, batch }: OrderView) => ({
  courseName: order.courseName,
  amount: formatMoney(order.amountMinor, order.currency),
  batch: describeBatch(batchOf(batch), clock.now()),
});

/** For the learner: the seat ended with the payment. */
export const seatLostNotification: EventNotification<'order.charged-back'> = {
  kind: 'refund-sent',
  async recipients(context, event) {
    const view = event.payload.wasEnrolled ? await viewOf(context, event) : null;
    return view ? [view.order.userId] : [];
  },
  async text(context, event) {
    const view = await viewOf(context, event);
    if (!view) return null;
    const { amount, courseName } = factsOf(context, view);
    const body = `Your bank took back the payment of ${amount}.`;
    return { title: `Your seat has ended: ${courseName}`, body, link: '/user-dashboard/payments' };
  },
  async mail(context, event) {
    const view = await viewOf(context, event);
    if (!view) return null;
    const paymentsUrl = `${siteOrigin(context.settings)}/user-dashboard/payments`;
    return seatLostMail({ ...factsOf(context, view), learner: view.learner, paymentsUrl });
  },
};

/** For the trainer of the course, who loses the payment, and the trainer of the batch. */
export const learnerChargedBackNotification: EventNotification<'order.charged-back'> = {
  kind: 'learner-refunded',
  async recipients(context, event) {
    const view = await viewOf(context, event);
    return view ? [...new Set([view.trainer.userId, view.batchTrainer.userId])] : [];
  },
  async text(context, event) {
    const view = await viewOf(context, event);
    if (!view) return null;
    const { amount, courseName } = factsOf(context, view);
    return {
      title: `A bank took back ${amount}: ${courseName}`,
      body: `${inert(view.learner.name) || 'A learner'} is no longer enrolled. The amount is taken from your payouts.`,
      link: learnersPath(view.batch.id),
      aboutUserId: view.order.userId,
    };
  },
  async mail(context, event, userId) {
    const view = await viewOf(context, event);
    if (!view) return null;
    const { name, email } = view.batchTrainer.userId === userId ? view.batchTrainer : view.trainer;
    const learnersUrl = siteOrigin(context.settings) + learnersPath(view.batch.id);
    return learnerChargedBackMail({
      ...factsOf(context, view),
      trainer: { name, email },
      learnerName: view.learner.name,
      learnersUrl,
    });
  },
};
