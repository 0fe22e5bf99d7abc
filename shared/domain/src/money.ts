import type { Currency, Fees } from './catalogue';

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
const locales: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

export function currencySign(currency: Currency): string {
  return signs[currency];
}

/** Minor units of an amount in decimal major units, e.g. 99.5 rupees are 9950 paise. */
export function toMinor(major: number): number {
  return Math.round(major * 100);
}

/** Decimal major units of an amount in minor units. */
export function toMajor(minor: number): number {
  return minor / 100;
}

/** `minor` less `discount` per cent (0 to 100, two decimals count), rounded half up to a whole minor unit. */
export function discounted(minor: number, discount: number): number {
  const hundredths = Math.round(Math.min(100, Math.max(0, discount)) * 100);
  return Math.round((minor * (10_000 - hundredths)) / 10_000);
}

/** The price in a currency; null without a fee in it. */
export function priceIn(fees: Fees, currency: Currency): Price | null {
  const fee = currency === 'INR' ? fees.inr : fees.usd;
  if (fee === null) return null;
  const full = toMinor(fee);
  return { currency, full, amount: discounted(full, fees.discount) };
}

/** The currency in which a learner pays: ₹ when the course has a fee in ₹, else $; null for "Price on request". */
export function payableCurrency(fees: Fees): Currency | null {
  if (fees.inr !== null) return 'INR';
  return fees.usd !== null ? 'USD' : null;
}

/** The price that a learner pays; null for "Price on request". */
export function payablePrice(fees: Fees): Price | null {
  const currency = payableCurrency(fees);
  return currency && priceIn(fees, currency);
}

/** `₹1,50,000`, `$152`, `₹99.50`: grouped by the style of the currency, with decimals only when they are not zero. */
export function formatMoney(minor: number, currency: Currency): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return `${minor < 0 ? '-' : ''}${signs[currency]}${formatterOf(currency, digits).format(Math.abs(minor) / 100)}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: Currency, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locales[currency], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** The price label: an amount, `Free` or `Price on request`. */
export function formatPrice(price: Price | null): string {
  if (!price) return 'Price on request';
  return price.amount === 0 ? 'Free' : formatMoney(price.amount, price.currency);
}
