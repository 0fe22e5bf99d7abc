import type { Currency, Fees } from '@kaksha/domain/catalogue';
import { type Price, payablePrices } from '@kaksha/domain/money';

/** The price in the preferred currency, else the default price; null when the course cannot be paid. */
export function chosenPrice(fees: Fees, preferred: Currency | null): Price | null {
  const prices = payablePrices(fees);
  return prices.find(({ currency }) => currency === preferred) ?? prices[0] ?? null;
}
