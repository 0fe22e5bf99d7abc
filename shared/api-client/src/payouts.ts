import type { Page } from '@kaksha/domain/catalogue';
import type { HeldRefund } from '@kaksha/domain/payments';
import type { AdminPayout, ApprovalOutcome, FullPayoutAccount, PayoutFilter } from '@kaksha/domain/payouts';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { pageOf, resultOf } from './envelope';
import type { AdminPayoutWire, ApprovalOutcomeWire, HeldRefundWire, PayoutAccountWire } from './generated/wire';

/** For administrators. All calls reject with 401 or 403 for others, and changes with `STEP_UP_REQUIRED` (403). */

const toAdminPayout = (wire: AdminPayoutWire): AdminPayout => ({
  ...toCamelCaseKeys(wire),
  isPayableByRoute: wire.payable_by_route,
});

/** A page of 50 payouts, latest first. */
export async function findPayouts(
  http: AxiosInstance,
  { state, page = 1 }: { state: PayoutFilter; page?: number },
): Promise<Page<AdminPayout>> {
  return pageOf(await http.get('/payouts', { params: { state, page, count: 50 } }), toAdminPayout);
}

/**
 * Approves the amounts (minor units) and the accounts that the administrator saw. Each payout is reported by itself; a
 * refusal of one stops no other. A payout that needs two administrators stays `awaiting` after the first.
 */
export async function approvePayouts(
  http: AxiosInstance,
  chosen: readonly Pick<AdminPayout, 'id' | 'amount' | 'accountFingerprint'>[],
): Promise<ApprovalOutcome[]> {
  const seen = chosen.map(({ id, amount, accountFingerprint }) => {
    return { id, amount, account_fingerprint: accountFingerprint ?? '' };
  });
  const outcomes = resultOf<ApprovalOutcomeWire[]>(await http.post('/payouts/approve', { payouts: seen }));
  return outcomes.map(({ payout, ...outcome }) => ({ ...outcome, payout: payout && toAdminPayout(payout) }));
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
