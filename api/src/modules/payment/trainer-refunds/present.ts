import type { ServiceContext } from '../../../platform/context/context';
import { formerLearner, isDeletedAddress } from '../../../platform/database/deleted-account';
import { invoiceLink } from '../../invoices/files-service';
import { presentRefund } from '../refunds/present';
import type { PaidEnrolmentWire } from './schema';
import type { PaidEnrolment } from './service';

export function presentPaidEnrolment(
  context: ServiceContext,
  enrolmentId: number,
  { view: { order, payment, refund, partialRefunds, enrolment, learner, invoices }, left }: PaidEnrolment,
): PaidEnrolmentWire {
  const all = refund ? [...partialRefunds, refund] : partialRefunds;
  return {
    enrollment_id: enrolmentId,
    enrollment_status: enrolment?.status ?? 'Refunded',
    learner_name: isDeletedAddress(learner.email) ? formerLearner : learner.name,
    course_name: order.courseName,
    currency: order.currency,
    amount: payment.amountMinor,
    refundable: left,
    paid_at: (order.paidAt ?? payment.createdAt).toISOString(),
    invoices: invoices.map((row) => invoiceLink(context, row)),
    refunds: all.map(presentRefund),
  };
}
