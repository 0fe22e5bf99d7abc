import { brand } from '@kaksha/domain/brand';
import { describeRefund, refundEligibility } from '@kaksha/domain/refunds';
import { coursePath } from '@kaksha/domain/slugs';
import { batchOf } from '../../batch-of';
import { enrolmentMail } from '../../mail/enrolment-mail';
import { type MoneyNews, receiptMail, refundMail } from '../../mail/receipt-mail';
import { receiptNumber } from '../../payments/receipt';
import type { Services } from '../../services';
import type { Settings } from '../../settings';
import { siteHost, siteOrigin } from '../../site';
import { findOrderView, type OrderView } from './orders/view-repo';

/** What learners are mailed when something has happened. Nobody waits for these, and nothing is undone without them. */

async function tell(
  { db, mailer }: Services,
  orderId: number,
  mailOf: (view: OrderView) => Parameters<typeof mailer.sendSoon>[0],
): Promise<void> {
  const view = await findOrderView(db, orderId);
  if (view) mailer.sendSoon(mailOf(view));
}

export function sendEnrolmentMail(services: Services, settings: Settings, orderId: number): Promise<void> {
  const origin = siteOrigin(settings);
  return tell(services, orderId, ({ order, batch: row, learner, trainer, enrolment, payment }) => {
    const batch = batchOf(row);
    const now = new Date();
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

export function sendReceiptMail(services: Services, settings: Settings, orderId: number): Promise<void> {
  return tell(services, orderId, (view) => receiptMail(moneyNews(view, settings, view.order.paidAt ?? new Date())));
}

export function sendRefundMail(services: Services, settings: Settings, orderId: number): Promise<void> {
  return tell(services, orderId, (view) => refundMail(moneyNews(view, settings, view.refund?.updatedAt ?? new Date())));
}

function moneyNews({ order, learner }: OrderView, settings: Settings, at: Date): MoneyNews {
  return {
    learner,
    courseName: order.courseName,
    amountMinor: order.amountMinor,
    currency: order.currency,
    number: receiptNumber(order.id, order.paidAt ?? at),
    at,
    // The page with everything that was paid: the receipt itself opens for those who are signed in.
    receiptUrl: `${siteOrigin(settings)}/user-dashboard/payments`,
  };
}
