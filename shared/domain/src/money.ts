import { type Currency, currencies, type Fees } from './catalogue';
import * as limits from './limits';

/**
 * Amounts are whole minor units (paise, cents). Prices are rounded once, so the page, the list filter and the payment
 * use the same price.
 */

/** The price of a course in one currency, in minor units: `full` before the discount, `amount` after it. */
export interface Price {
  currency: Currency;
  full: number;
  amount: number;
}

const signs: Record<Currency, string> = { INR: '₹', USD: '$' };

export function currencySign(currency: Currency): string {
  return signs[currency];
}

/** Minor units of an amount in decimal major units, e.g. 99.5 rupees are 9950 paise. */
export function toMinor(major: number): number {
  return Math.round(major * 100);
}

/** Whether an amount or a percentage has at most two decimals, so that storing it changes nothing. NaN has not. */
export const hasTwoDecimals = (value: number): boolean => Math.round(value * 100) / 100 === value;

export const decimalsMessage = 'Please enter at most two decimals';

/** Decimal major units of an amount in minor units. */
export function toMajor(minor: number): number {
  return minor / 100;
}

/** `minor` less `discount` per cent (0 to 100, two decimals count), rounded half up to a whole minor unit. */
export function discounted(minor: number, discount: number): number {
  const hundredths = Math.round(Math.min(100, Math.max(0, discount)) * 100);
  return Math.round((minor * (10_000 - hundredths)) / 10_000);
}

/** `percent` per cent of an amount (0 to 100, two decimals count), rounded half to even to a whole minor unit. */
export function percentOf(minor: number, percent: number): number {
  const product = minor * Math.round(Math.min(100, Math.max(0, percent)) * 100);
  const whole = Math.floor(product / 10_000);
  const rest = product - whole * 10_000;
  const isUp = rest > 5000 || (rest === 5000 && whole % 2 === 1);
  return isUp ? whole + 1 : whole;
}

/** What can be paid of an amount: payment providers refuse less than `limits.smallestPayment`, so that is nothing. */
export const payableAmount = (minor: number, currency: Currency): number =>
  minor < limits.smallestPayment[currency] ? 0 : minor;

/** The price in a currency; null without a fee in it. */
export function priceIn(fees: Fees, currency: Currency): Price | null {
  const fee = currency === 'INR' ? fees.inr : fees.usd;
  if (fee === null) return null;
  const full = toMinor(fee);
  return { currency, full, amount: payableAmount(discounted(full, fees.discount), currency) };
}

/** The fees of a stored course. */
export const storedFees = ({
  feeMinor,
  feeUsdMinor,
  discount,
}: {
  feeMinor: number | null;
  feeUsdMinor: number | null;
  discount: number;
}): Fees => ({
  inr: feeMinor === null ? null : toMajor(feeMinor),
  usd: feeUsdMinor === null ? null : toMajor(feeUsdMinor),
  discount,
});

/** Whether a course costs nothing in a currency. "Price on request" is not free. */
export const isFree = (fees: Fees): boolean => currencies.some((currency) => priceIn(fees, currency)?.amount === 0);

/** Whether a learner can pay in the currency. */
function isPayable(fees: Fees, currency: Currency): boolean {
  const price = priceIn(fees, currency);
  return price !== null && (price.amount === 0 || !fees.accepted || fees.accepted.includes(currency));
}

/** The prices that a learner can pay, ₹ first; none for "Price on request". */
export function payablePrices(fees: Fees): Price[] {
  return currencies.flatMap((currency) => (isPayable(fees, currency) ? (priceIn(fees, currency) ?? []) : []));
}

/** The currency in which a learner pays: ₹ when that is possible, else $; null for "Price on request". */
export function payableCurrency(fees: Fees): Currency | null {
  return currencies.find((currency) => isPayable(fees, currency)) ?? null;
}

/** Whether a course has a fee, and none in a currency that its trainer takes. */
export function isUnpayable(fees: Fees): boolean {
  return (fees.inr !== null || fees.usd !== null) && payableCurrency(fees) === null;
}

/** The price that a learner pays; null for "Price on request". */
export function payablePrice(fees: Fees): Price | null {
  const currency = payableCurrency(fees);
  return currency && priceIn(fees, currency);
}

/** `₹1,50,000`, `$152`, `₹99.50`: grouped by the style of the currency, with decimals only when they are not zero. */
export function formatMoney(minor: number, currency: Currency): string {
  const amount = Math.abs(minor);
  const decimals = amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`;
  const whole = String(Math.floor(amount / 100));
  const grouped = inGroups(whole, currency === 'INR' ? 2 : 3);
  return `${minor < 0 ? '-' : ''}${signs[currency]}${grouped}${decimals}`;
}

/** `1,50,000`: a count as India groups it. The browser's own formatter takes 50 ms to start on a slow phone. */
export const formatCount = (count: number): string => inGroups(String(count), 2);

/** Groups of `size` digits before the last three. */
function inGroups(digits: string, size: number): string {
  const groups = [digits.slice(-3)];
  for (let rest = digits.slice(0, -3); rest; rest = rest.slice(0, -size)) groups.unshift(rest.slice(-size));
  return groups.join(',');
}

/** The price label: an amount, `Free` or `Price on request`. */
export function formatPrice(price: Price | null): string {
  if (!price) return 'Price on request';
  return price.amount === 0 ? 'Free' : formatMoney(price.amount, price.currency);
}
