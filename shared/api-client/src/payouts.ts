import type { Page } from '@kaksha/domain/catalogue';
import type { AdminPayout, FullPayoutAccount } from '@kaksha/domain/payouts';
import type { AxiosInstance } from 'axios';
import { toPayout } from './earnings';
import { pageOf, resultOf } from './envelope';
import type { AdminPayoutWire, PayoutAccountWire } from './generated/wire';

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
});

/** `open`: awaiting approval or payment; `closed`: paid or failed. Latest first. */
export async function findPayouts(
  http: AxiosInstance,
  { state, page = 1 }: { state: 'open' | 'closed'; page?: number },
): Promise<Page<AdminPayout>> {
  return pageOf(await http.get('/payouts', { params: { state, page, count: 20 } }), toAdminPayout);
}

/** `amount` is what the administrator saw, in minor units. Rejects with `PAYOUT_CHANGED` (409) for another one. */
export async function approvePayout(http: AxiosInstance, id: number, amount: number): Promise<AdminPayout> {
  return toAdminPayout(resultOf(await http.post(`/payouts/${id}/approve`, { amount })));
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
