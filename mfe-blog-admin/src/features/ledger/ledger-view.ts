import { pageIn } from '@kaksha/domain/address-numbers';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BlogStore, PayoutList } from '../../store/blog-store';

export const ledgerPath = ({ state, page }: PayoutList): string => {
  const query = new URLSearchParams({
    ...(state === 'closed' && { payouts: 'closed' }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/ledger?${query}` : '/ledger';
};

/** The payouts that the address names; the open ones by default. */
export function payoutsIn(query: URLSearchParams): PayoutList {
  return { state: query.get('payouts') === 'closed' ? 'closed' : 'open', page: pageIn(query) };
}

export const ledgerLoader =
  ({ host, ledger, heldRefunds, payouts }: BlogStore) =>
  ({ request }: LoaderFunctionArgs) =>
    host.awaitLoader(
      Promise.all([ledger.load(), heldRefunds.load(), payouts.load(payoutsIn(new URL(request.url).searchParams))]),
    );
