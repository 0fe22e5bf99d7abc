import { describeBatch } from '@kaksha/domain/batches';
import { brand } from '@kaksha/domain/brand';
import { describeRefund, refundEligibility } from '@kaksha/domain/refunds';
import { coursePath } from '@kaksha/domain/slugs';
import { batchOf } from '../../batch-of';
import type { ServiceContext } from '../../context';
import { enrolmentMail } from '../../mail/enrolment-mail';
import type { Mail } from '../../mail/mailer';
import { type MoneyNews, receiptMail, refundMail } from '../../mail/receipt-mail';
import { seatReleasedMail } from '../../mail/seat-released-mail';
import { receiptNumber } from '../../payments/receipt';
import { siteHost, siteOrigin } from '../../site';
import { findOrderView, type OrderView } from './orders/view-repo';

/** Mails about orders. They are sent in the background; a mail that cannot be sent changes nothing else. */

async function send({ db, mailer }: ServiceContext, orderId: number, mailOf: (view: OrderView) => Mail): Promise<void> {
  const view = await findOrderView(db, orderId);
  if (view) mailer.sendSoon(mailOf(view));
}

/** Welcomes the learner to the batch, with its calendar file. */
export function sendEnrolmentMail(context: ServiceContext, orderId: number): Promise<void> {
  const { settings, clock } = context;
  const origin = siteOrigin(settings);
  return send(context, orderId, ({ order, batch: row, learner, trainer, enrolment, payment }) => {
    const batch = batchOf(row);
    const now = clock.now();
    return enrolmentMail({
      learner,
      course: {
        batch,
        courseName: order.courseName,
        trainerName: trainer.name,
        url: origin + coursePath({ id: order.courseId, name: order.courseName }),
        updatedAt: row.updatedAt,
      },
      coursesUrl: `${origin}/my-courses`,
      refundTerms:
        payment && describeRefund(refundEligibility(enrolment?.enrolledAt ?? now, batch, now), brand.timeZone),
      host: siteHost(settings),
    });
  });
}

export function sendReceiptMail(context: ServiceContext, orderId: number): Promise<void> {
  return send(context, orderId, (view) =>
    receiptMail(paymentOf(context, view, view.order.paidAt ?? context.clock.now())),
  );
}

export function sendRefundMail(context: ServiceContext, orderId: number): Promise<void> {
  return send(context, orderId, (view) =>
    refundMail(paymentOf(context, view, view.refund?.updatedAt ?? context.clock.now())),
  );
}

/** Tells the trainer that a learner was refunded and left the batch, with the learner's reason. */
export function sendSeatReleasedMail(context: ServiceContext, orderId: number): Promise<void> {
  const { settings } = context;
  return send(context, orderId, ({ order, batch, learner, trainer, refund }) =>
    seatReleasedMail({
      trainer,
      learnerName: learner.name,
      courseName: order.courseName,
      batch: describeBatch(batchOf(batch)),
      amountMinor: refund?.amountMinor ?? order.amountMinor,
      currency: order.currency,
      reason: refund?.reason ?? '',
      learnersUrl: `${siteOrigin(settings)}/patron/basicdetails/courses/activity/${order.courseId}?tab=enrolled`,
    }),
  );
}

function paymentOf({ settings }: ServiceContext, { order, learner }: OrderView, at: Date): MoneyNews {
  return {
    learner,
    courseName: order.courseName,
    amountMinor: order.amountMinor,
    currency: order.currency,
    number: receiptNumber(order.id, order.paidAt ?? at),
    at,
    // A receipt link with a pass would expire, so the mail links to the payments page.
    receiptUrl: `${siteOrigin(settings)}/user-dashboard/payments`,
  };
}
