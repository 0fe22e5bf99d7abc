import { type Currency, currencies, type Fees } from '@kaksha/domain/catalogue';
import { type Price, payableCurrency, priceIn } from '@kaksha/domain/money';

/** The prices that somebody may pay, the usual one first; none when the price is on request. */
export function pricesOf(fees: Fees): Price[] {
  const usual = payableCurrency(fees);
  return currencies
    .flatMap((currency) => priceIn(fees, currency) ?? [])
    .sort((one, other) => Number(other.currency === usual) - Number(one.currency === usual));
}

/** The price in the wished currency, else the usual one. */
export function chosenPrice(fees: Fees, wish: Currency | null): Price | null {
  const prices = pricesOf(fees);
  return prices.find(({ currency }) => currency === wish) ?? prices[0] ?? null;
}
