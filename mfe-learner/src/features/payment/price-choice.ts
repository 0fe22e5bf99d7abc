import { type Currency, currencies, type Fees } from '@kaksha/domain/catalogue';
import { type Price, payableCurrency, priceIn } from '@kaksha/domain/money';

/** Available prices, the default first; empty when the price is on request. */
export function pricesOf(fees: Fees): Price[] {
  const usual = payableCurrency(fees);
  return currencies
    .flatMap((currency) => priceIn(fees, currency) ?? [])
    .sort((one, other) => Number(other.currency === usual) - Number(one.currency === usual));
}

/** The price in the preferred currency, else the default price. */
export function chosenPrice(fees: Fees, preferred: Currency | null): Price | null {
  const prices = pricesOf(fees);
  return prices.find(({ currency }) => currency === preferred) ?? prices[0] ?? null;
}
