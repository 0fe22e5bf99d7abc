import type { ServiceContext } from '../../../platform/context/context';
import { presentPayout } from '../present';
import { statementLinks } from './links';
import type { LineRow, SumRow } from './repo';
import type { EarningsWire, LineWire } from './schema';
import type { EarningsView } from './service';

const presentSums = ({ sales, refunds, fees, net }: SumRow) => ({ sales, refunds, fees, net });

export const presentEarnings = (context: ServiceContext, view: EarningsView): EarningsWire => ({
  next_payout_on: view.nextPayoutOn,
  account: view.account,
  payouts_from: view.payoutsFrom?.toISOString() ?? null,
  currencies: view.currencies.map(({ total, next, held, awaitingPayment, paidOut, months }) => ({
    currency: total.currency,
    total: presentSums(total),
    next,
    held,
    awaiting_payment: awaitingPayment,
    paid_out: paidOut,
    months: months.map((row) => ({
      month: row.month,
      orders: row.orders,
      ...presentSums(row),
      links: statementLinks(context, { trainerId: view.trainerId, currency: total.currency, month: row.month }),
    })),
  })),
  payouts: view.payouts.map((row) => presentPayout(context, row)),
});

export const presentLine = (row: LineRow): LineWire => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  order_id: row.orderId,
  order_number: row.orderNumber,
  course_id: row.courseId,
  course_name: row.courseName,
  learner_name: row.learnerName,
  invoice_number: row.invoiceNumber,
  currency: row.currency,
  amount: row.amount,
  tax: row.tax,
  fee: row.fee,
  net: row.net,
  payout_id: row.payoutId,
});
