import { isOver } from '@kaksha/domain/batch-sessions';
import type { Currency } from '@kaksha/domain/catalogue';
import { type Price, payableAmount } from '@kaksha/domain/money';
import { batchOf } from '../../../platform/database/batch-of';
import { type ApiError, conflict, forbidden } from '../../../platform/http/api-error';
import { batchEnded, batchNotFound } from '../errors';
import { teachesBatch } from '../policy';
import type { Offer } from './offer-repo';

interface OfferRequest {
  userId: number;
  trainerId?: number;
  /** INR where the course has a fee in INR, else USD. */
  currency?: Currency;
}

/** The price for a learner, or why the batch cannot be bought: 403, 404 or 409. */
export type Quote = { price: Price; refusal: null } | { price: null; refusal: ApiError };

const refuse = (refusal: ApiError): Quote => ({ price: null, refusal });

/** The price of an offer from the figures of the database. */
export function quoteOffer(
  { course, batch, ownerUserId, teacherUserId, accepted }: Offer,
  { userId, trainerId, currency }: OfferRequest,
  now: Date,
): Quote {
  if (trainerId !== undefined && trainerId !== course.trainerId && trainerId !== batch.trainerId) {
    return refuse(batchNotFound('This trainer does not offer this batch.'));
  }
  if (teachesBatch(userId, [ownerUserId, teacherUserId])) return refuse(forbidden('You teach this course.'));
  if (isOver(batchOf(batch), now)) return refuse(batchEnded());
  const prices: Record<Currency, Price | null> = {
    INR: priceIn('INR', course.feeMinor, course.priceMinor),
    USD: priceIn('USD', course.feeUsdMinor, course.priceUsdMinor),
  };
  if (!prices.INR && !prices.USD) {
    return refuse(conflict('The price of this course is on request. Please send an enquiry.', 'PRICE_ON_REQUEST'));
  }
  const isAccepted = (price: Price) => price.amount === 0 || !accepted || accepted.includes(price.currency);
  const preferred = [prices.INR, prices.USD].find((price) => price && isAccepted(price)) ?? prices.INR ?? prices.USD;
  const price = currency ? prices[currency] : preferred;
  if (!price) return refuse(conflict('This course has no fee in this currency.', 'NO_FEE_IN_CURRENCY'));
  if (!isAccepted(price)) {
    return refuse(conflict('The trainer does not take payments in this currency.', 'CURRENCY_NOT_ACCEPTED'));
  }
  return { price, refusal: null };
}

const priceIn = (currency: Currency, full: number | null, amount: number | null): Price | null =>
  full === null || amount === null ? null : { currency, full, amount: payableAmount(amount, currency) };
