import type { LinesOf } from '@kaksha/api-client/earnings';
import { idIn, pageIn } from '@kaksha/domain/address-numbers';
import { currencies } from '@kaksha/domain/catalogue';
import { isOneOf } from '@kaksha/domain/typed';
import type { LoaderFunction } from 'react-router-dom';
import { earningsPath } from '../../../paths';
import type { LinesView, TrainerStore } from '../../../store/trainer-store';

/** The address of the orders of a payout or a month. */
export function linesPath({ of, page = 1 }: { of: LinesOf; page?: number }): string {
  const query = new URLSearchParams({
    ...('payoutId' in of ? { payout: String(of.payoutId) } : of),
    ...(page > 1 && { page: String(page) }),
  });
  return `${earningsPath}/orders?${query}`;
}

/** The payout or month that the address names; null when it names none. */
export function linesIn(query: URLSearchParams): LinesView | null {
  const page = pageIn(query);
  const payoutId = idIn(query.get('payout'));
  if (payoutId !== null) return { of: { payoutId }, page };
  const month = /^20\d\d-\d\d$/.exec(query.get('month') ?? '')?.[0];
  const currency = query.get('currency');
  return month && isOneOf(currencies, currency) ? { of: { month, currency }, page } : null;
}

export const linesLoader =
  (store: TrainerStore): LoaderFunction =>
  ({ request }) => {
    const view = linesIn(new URL(request.url).searchParams);
    const lines = view && store.earningsLines.load(view);
    return store.host.awaitLoader(Promise.all([store.earnings.load(), lines]));
  };
