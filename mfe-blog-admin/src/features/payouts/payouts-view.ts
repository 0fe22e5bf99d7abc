import { pageIn } from '@kaksha/domain/address-numbers';
import { payableAmount } from '@kaksha/domain/money';
import { type AdminPayout, type PayoutFilter, payoutFilters, payoutStateLabels } from '@kaksha/domain/payouts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BlogStore, PayoutList } from '../../store/blog-store';

export const filterLabels: Record<PayoutFilter, string> = { open: 'Open', ...payoutStateLabels };

export function payoutsPath({ state, page }: PayoutList): string {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/admin/payouts?${query}` : '/admin/payouts';
}

/** The payouts that the address names; the open ones by default. */
export function payoutsIn(query: URLSearchParams): PayoutList {
  return { state: payoutFilters.find((filter) => filter === query.get('state')) ?? 'open', page: pageIn(query) };
}

export const payoutsLoader =
  ({ host, payouts }: BlogStore) =>
  ({ request }: LoaderFunctionArgs) =>
    host.awaitLoader(payouts.load(payoutsIn(new URL(request.url).searchParams)));

/** Whether the administrator can approve it now. The API decides. */
export function canApprove(payout: AdminPayout, userId: number | undefined): boolean {
  const { state, amount, currency, accountFingerprint, payableFrom, callerReceives, approvals } = payout;
  const hasApproved = approvals.some((approval) => approval.userId === userId);
  const isPayable = accountFingerprint !== null && payableFrom === null && payableAmount(amount, currency) > 0;
  return state === 'awaiting' && isPayable && !callerReceives && !hasApproved;
}
