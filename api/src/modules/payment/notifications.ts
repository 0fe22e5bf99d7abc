import { describeBatch } from '@kaksha/domain/batches';
import { formatMoney } from '@kaksha/domain/money';
import { classPath, learnersPath } from '@kaksha/domain/paths';
import { describeEnding } from '@kaksha/domain/payments';
import type { ServiceContext } from '../../platform/context/context';
import { batchOf } from '../../platform/database/batch-of';
import { isDeletedAddress } from '../../platform/database/deleted-account';
import { inert } from '../../platform/mail/inert-text';
import type { EventNotification } from '../../platform/outbox/event-notification';
import {
  batchOfTrainer,
  enrolmentMailOf,
  givenBackMailOf,
  learnerMovedMailOf,
  newLearnerMailOf,
  partialRefundMailOf,
  refundMailOf,
  seatReleasedMailOf,
} from './mails';
import { findBatch, findOrderView } from './orders/view-repo';

type OrderEvent = { payload: { orderId: number } };

async function learnerOf({ db }: ServiceContext, { payload }: OrderEvent): Promise<number[]> {
  const view = await findOrderView(db, payload.orderId);
  return view ? [view.order.userId] : [];
}

/** The trainer of the course, and the trainer of the batch when the batch has another one. */
async function trainersOf({ db }: ServiceContext, { payload }: OrderEvent): Promise<number[]> {
  const view = await findOrderView(db, payload.orderId);
  return view ? [...new Set([view.trainer.userId, view.batchTrainer.userId])] : [];
}

/** The batch of the order's seat, with the title for its course. */
async function seatText({ db, clock }: ServiceContext, orderId: number, titleOf: (courseName: string) => string) {
  const view = await findOrderView(db, orderId);
  return (
    view && {
      title: titleOf(view.order.courseName),
      body: describeBatch(batchOf(view.batch), clock.now()),
      link: classPath(view.batch.id),
    }
  );
}

/** For the learner: the seat. */
export const enrolmentNotification: EventNotification<'enrolment.started'> = {
  kind: 'enrolment-confirmed',
  recipients: learnerOf,
  text: (context, { payload }) => seatText(context, payload.orderId, (course) => `You are enrolled: ${course}`),
  mail: enrolmentMailOf,
};

/** For the learner: the seat in another batch, with its calendar file. */
export const seatMovedNotification: EventNotification<'enrolment.moved'> = {
  kind: 'enrolment-confirmed',
  recipients: learnerOf,
  text: (context, { payload }) => seatText(context, payload.orderId, (course) => `You changed the batch of ${course}`),
  mail: enrolmentMailOf,
};

/** For the trainers: a new learner. */
export const newLearnerNotification: EventNotification<'enrolment.started'> = {
  kind: 'learner-enrolled',
  recipients: trainersOf,
  async text({ db, clock }, { payload }) {
    const view = await findOrderView(db, payload.orderId);
    if (!view) return null;
    const { order, batch, learner } = view;
    return {
      title: `${inert(learner.name) || 'A learner'} joined ${order.courseName}`,
      body: describeBatch(batchOf(batch), clock.now()),
      link: learnersPath(batch.id),
      aboutUserId: order.userId,
    };
  },
  mail: newLearnerMailOf,
};

/** For the learner: the refund. */
export const refundNotification: EventNotification<'order.refunded'> = {
  kind: 'refund-sent',
  recipients: learnerOf,
  async text({ db }, { payload }) {
    const view = await findOrderView(db, payload.orderId);
    if (!view) return null;
    const { order, batch, refund } = view;
    const reason = order.ending && describeEnding(order.ending, batch.cancelReason);
    return {
      title: `${formatMoney(refund?.amountMinor ?? order.amountMinor, order.currency)} refunded: ${order.courseName}`,
      body: [reason, 'The money reaches you the way you paid.'].filter(Boolean).join(' '),
      link: '/user-dashboard/payments',
    };
  },
  mail: refundMailOf,
};

/** For the learner: a part of the payment that went back. */
export const partialRefundNotification: EventNotification<'order.refunded-in-part'> = {
  kind: 'refund-sent',
  recipients: learnerOf,
  async text({ db }, { payload }) {
    const view = await findOrderView(db, payload.orderId);
    const refund = view?.partialRefunds.find(({ id }) => id === payload.refundId);
    if (!view || !refund) return null;
    const { order } = view;
    return {
      title: `${formatMoney(refund.amountMinor, order.currency)} refunded: ${order.courseName}`,
      body: 'A part of your payment goes back to you. You keep your seat.',
      link: '/user-dashboard/payments',
    };
  },
  mail: partialRefundMailOf,
};

/** For the trainers: a learner who was refunded and left the batch. */
export const seatReleasedNotification: EventNotification<'order.refunded'> = {
  kind: 'learner-refunded',
  recipients: async (context, event) => (event.payload.wasEnrolled ? trainersOf(context, event) : []),
  async text({ db, clock }, { payload }) {
    const view = await findOrderView(db, payload.orderId);
    if (!view) return null;
    const { order, batch, learner } = view;
    return {
      title: `${inert(learner.name) || 'A learner'} left ${order.courseName} with a refund`,
      body: describeBatch(batchOf(batch), clock.now()),
      link: learnersPath(batch.id),
      aboutUserId: order.userId,
    };
  },
  mail: seatReleasedMailOf,
};

/** For the trainers, also that of the old batch: a learner who moved to another batch. */
export const learnerMovedNotification: EventNotification<'enrolment.moved'> = {
  kind: 'learner-moved',
  async recipients(context, event) {
    const from = await findBatch(context.db, event.payload.fromBatchId);
    return [...new Set([...(await trainersOf(context, event)), ...(from ? [from.batchTrainer.userId] : [])])];
  },
  async text({ db, clock }, { payload }, userId) {
    const view = await findOrderView(db, payload.orderId);
    if (!view) return null;
    const from = await findBatch(db, payload.fromBatchId);
    const { order, batch, learner } = view;
    return {
      title: `${inert(learner.name) || 'A learner'} changed the batch of ${order.courseName}`,
      body: `Now in: ${describeBatch(batchOf(batch), clock.now())}`,
      link: learnersPath(batchOfTrainer(userId, view, from)),
      aboutUserId: order.userId,
    };
  },
  mail: learnerMovedMailOf,
};

/** For the trainers: a learner who gave back a free seat, or left with the account. */
export const seatGivenBackNotification: EventNotification<'enrolment.given-back'> = {
  kind: 'learner-moved',
  recipients: trainersOf,
  async text({ db, clock }, { payload }) {
    const view = await findOrderView(db, payload.orderId);
    if (!view) return null;
    const { order, batch, learner } = view;
    return {
      title: `${inert(learner.name) || 'A learner'} gave back the seat in ${order.courseName}`,
      body: describeBatch(batchOf(batch), clock.now()),
      link: learnersPath(batch.id),
      // A deleted account is not named, so nothing has to be deleted with it.
      aboutUserId: isDeletedAddress(learner.email) ? undefined : order.userId,
    };
  },
  mail: givenBackMailOf,
};
