import type { Currency, Page } from '@kaksha/domain/catalogue';
import type { Earnings, EarningsLine, Payout } from '@kaksha/domain/payouts';
import type { AxiosInstance } from 'axios';
import { pageOf, resultOf } from './envelope';
import type { EarningsLineWire, EarningsWire, PayoutWire } from './generated/wire';

/** Of the signed-in trainer. All calls reject with 401 or 403 for others. */

export const toPayout = (wire: PayoutWire): Payout => ({
  id: wire.id,
  currency: wire.currency,
  amount: wire.amount,
  state: wire.state,
  createdAt: wire.created_at,
  approvedAt: wire.approved_at,
  closedAt: wire.closed_at,
  account: wire.account,
  reference: wire.reference,
  failure: wire.failure,
  links: wire.links,
});

const toLine = (wire: EarningsLineWire): EarningsLine => ({
  id: wire.id,
  at: wire.at,
  kind: wire.kind,
  orderId: wire.order_id,
  orderNumber: wire.order_number,
  courseId: wire.course_id,
  courseName: wire.course_name,
  learnerName: wire.learner_name,
  invoiceNumber: wire.invoice_number,
  currency: wire.currency,
  amount: wire.amount,
  tax: wire.tax,
  fee: wire.fee,
  net: wire.net,
  payoutId: wire.payout_id,
});

export async function getEarnings(http: AxiosInstance): Promise<Earnings> {
  const { next_payout_on, account, payouts_from, currencies, payouts } = resultOf<EarningsWire>(
    await http.get('/earnings'),
  );
  return {
    nextPayoutOn: next_payout_on,
    account,
    payoutsFrom: payouts_from,
    currencies: currencies.map(({ awaiting_payment, paid_out, ...rest }) => ({
      ...rest,
      awaitingPayment: awaiting_payment,
      paidOut: paid_out,
    })),
    payouts: payouts.map(toPayout),
  };
}

/** The lines of a payout, or of a month such as `2026-11` in a currency. */
export type LinesOf = { payoutId: number } | { currency: Currency; month: string };

/** Earliest first, 50 a page. Rejects with `PAYOUT_NOT_FOUND` (404). */
export async function getEarningsLines(http: AxiosInstance, of: LinesOf, page = 1): Promise<Page<EarningsLine>> {
  const params = 'payoutId' in of ? { payout_id: of.payoutId } : of;
  return pageOf(await http.get('/earnings/lines', { params: { ...params, page, count: 50 } }), toLine);
}
