import type { ServiceContext } from '../../../platform/context/context';
import { formerLearner, isDeletedAddress } from '../../../platform/database/deleted-account';
import { invoiceLink } from '../../invoices/files-service';
import { presentRefund } from '../refunds/present';
import type { PaidEnrolment } from './service';

export function presentPaidEnrolment(
  context: ServiceContext,
  enrolmentId: number,
  { view: { order, payment, refund, partialRefunds, enrolment, learner, invoices }, left }: PaidEnrolment,
) {
  const all = refund ? [...partialRefunds, refund] : partialRefunds;
  return {
    enrolmentId,
    enrolmentStatus: enrolment?.status ?? 'Refunded',
    learnerName: isDeletedAddress(learner.email) ? formerLearner : learner.name,
    courseName: order.courseName,
    currency: order.currency,
    amount: payment.amountMinor,
    refundable: left,
    paidAt: order.paidAt ?? payment.createdAt,
    invoices: invoices.map((row) => invoiceLink(context, row)),
    refunds: all.map(presentRefund),
  };
}
