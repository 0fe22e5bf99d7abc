import type { Page } from '@kaksha/domain/catalogue';
import type { HeldRefund } from '@kaksha/domain/payments';
import type { AdminPayout, FullPayoutAccount } from '@kaksha/domain/payouts';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { pageOf, resultOf } from './envelope';
import type { AdminPayoutWire, HeldRefundWire, PayoutAccountWire } from './generated/wire';

/** For administrators. All calls reject with 401 or 403 for others, and changes with `STEP_UP_REQUIRED` (403). */

const toAdminPayout = (wire: AdminPayoutWire): AdminPayout => ({
  ...toCamelCaseKeys(wire),
  isPayableByRoute: wire.payable_by_route,
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
  return toCamelCaseKeys(resultOf<PayoutAccountWire>(await http.post(`/payouts/${id}/account`)));
}

/** Sets or removes (null) the linked account of Razorpay Route. Rejects with `fields` (400). */
export async function setPayoutRoute(http: AxiosInstance, id: number, accountId: string | null): Promise<AdminPayout> {
  return toAdminPayout(resultOf(await http.put(`/payouts/${id}/route-account`, { account_id: accountId })));
}

/** Refunds that wait for an approval, earliest first. */
export async function getHeldRefunds(http: AxiosInstance): Promise<HeldRefund[]> {
  return toCamelCaseKeys(resultOf<HeldRefundWire[]>(await http.get('/refunds/held')));
}

/** Sends a refund with money of the platform. Returns those that still wait. Rejects with `REFUND_NOT_HELD` (409). */
export async function releaseRefund(http: AxiosInstance, id: number): Promise<HeldRefund[]> {
  return toCamelCaseKeys(resultOf<HeldRefundWire[]>(await http.post(`/refunds/${id}/release`)));
}
