import type { Page } from '@kaksha/domain/catalogue';
import type { HeldRefund } from '@kaksha/domain/payments';
import type { AdminPayout, FullPayoutAccount } from '@kaksha/domain/payouts';
import type { AxiosInstance } from 'axios';
import { toPayout } from './earnings';
import { pageOf, resultOf } from './envelope';
import type { AdminPayoutWire, HeldRefundWire, PayoutAccountWire } from './generated/wire';

/** For administrators. All calls reject with 401 or 403 for others, and changes with `STEP_UP_REQUIRED` (403). */

const toAdminPayout = (wire: AdminPayoutWire): AdminPayout => ({
  ...toPayout(wire),
  trainerId: wire.trainer_id,
  trainerName: wire.trainer_name,
  lines: wire.lines,
  method: wire.method,
  currentAccount: wire.current_account,
  isPayableByRoute: wire.payable_by_route,
  routeAccount: wire.route_account,
  accountFingerprint: wire.account_fingerprint,
  payableFrom: wire.payable_from,
  approvals: wire.approvals.map(({ user_id, name, at }) => ({ userId: user_id, name, at })),
  approvalsNeeded: wire.approvals_needed,
  callerReceives: wire.caller_receives,
});

/** `open`: awaiting approval or payment; `closed`: paid or failed. Latest first. */
export async function findPayouts(
  http: AxiosInstance,
  { state, page = 1 }: { state: 'open' | 'closed'; page?: number },
): Promise<Page<AdminPayout>> {
  return pageOf(await http.get('/payouts', { params: { state, page, count: 20 } }), toAdminPayout);
}

/**
 * Approves the amount (minor units) and the account that the administrator saw. Rejects with `PAYOUT_CHANGED` or
 * `PAYOUT_ACCOUNT_CHANGED` (409) for others. A payout that needs two administrators stays `awaiting` after the first.
 */
export async function approvePayout(
  http: AxiosInstance,
  id: number,
  { amount, accountFingerprint }: Pick<AdminPayout, 'amount' | 'accountFingerprint'>,
): Promise<AdminPayout> {
  const seen = { amount, ...(accountFingerprint && { account_fingerprint: accountFingerprint }) };
  return toAdminPayout(resultOf(await http.post(`/payouts/${id}/approve`, seen)));
}

/** Rejects with `PAYOUT_STATE` (409) when the payout does not wait for its payment. */
export async function markPayoutPaid(http: AxiosInstance, id: number, reference: string): Promise<AdminPayout> {
  return toAdminPayout(resultOf(await http.post(`/payouts/${id}/paid`, { reference })));
}

/** Its orders join the next payout. Rejects as `markPayoutPaid`. */
export async function failPayout(http: AxiosInstance, id: number, reason: string): Promise<AdminPayout> {
  return toAdminPayout(resultOf(await http.post(`/payouts/${id}/failed`, { reason })));
}

/** The account in full. Each call is recorded. */
export async function showPayoutAccount(http: AxiosInstance, id: number): Promise<FullPayoutAccount> {
  const wire = resultOf<PayoutAccountWire>(await http.post(`/payouts/${id}/account`));
  return {
    kind: wire.kind,
    upiId: wire.upi_id,
    accountName: wire.account_name,
    accountNumber: wire.account_number,
    ifsc: wire.ifsc,
    bankName: wire.bank_name,
  };
}

/** Sets or removes (null) the linked account of Razorpay Route. Rejects with `fields` (400). */
export async function setPayoutRoute(http: AxiosInstance, id: number, accountId: string | null): Promise<AdminPayout> {
  return toAdminPayout(resultOf(await http.put(`/payouts/${id}/route-account`, { account_id: accountId })));
}

const toHeldRefund = (wire: HeldRefundWire): HeldRefund => ({
  id: wire.id,
  orderId: wire.order_id,
  courseName: wire.course_name,
  trainerName: wire.trainer_name,
  currency: wire.currency,
  amount: wire.amount,
  reason: wire.reason,
  requestedAt: wire.requested_at,
});

/** Refunds that wait for an approval, earliest first. */
export async function getHeldRefunds(http: AxiosInstance): Promise<HeldRefund[]> {
  return resultOf<HeldRefundWire[]>(await http.get('/refunds/held')).map(toHeldRefund);
}

/** Sends a refund with money of the platform. Returns those that still wait. Rejects with `REFUND_NOT_HELD` (409). */
export async function releaseRefund(http: AxiosInstance, id: number): Promise<HeldRefund[]> {
  return resultOf<HeldRefundWire[]>(await http.post(`/refunds/${id}/release`)).map(toHeldRefund);
}
