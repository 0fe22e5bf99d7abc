import { currencies } from '@kaksha/domain/catalogue';
import { formatMoney } from '@kaksha/domain/money';
import type { AdminPayout } from '@kaksha/domain/payouts';

/** The sum of each currency: `₹2,41,722 and $1,200`. */
export function totalsText(payouts: readonly Pick<AdminPayout, 'amount' | 'currency'>[]): string {
  return currencies
    .map((currency) => payouts.filter((payout) => payout.currency === currency))
    .flatMap((same) => {
      const [first] = same;
      return first
        ? [
            formatMoney(
              same.reduce((sum, { amount }) => sum + amount, 0),
              first.currency,
            ),
          ]
        : [];
    })
    .join(' and ');
}
