import type { Currency } from '@kaksha/domain/catalogue';
import { addDays, dayIn, ianaZone } from '@kaksha/domain/dates';
import type { Price } from '@kaksha/domain/money';
import { conflict, notFound } from '../../../api-error';
import { mustNotTeach } from '../policy';
import type { Offer } from './offer-repo';

interface Wish {
  trainerId?: number;
  currency?: Currency;
}

/**
 * The price of an offer to one learner, from the database's own figures. Throws 403 for one's own course, 404 when that
 * trainer does not offer it, and 409 when it cannot be bought: ended, or without a fee in that currency, or one that the trainer does not take.
 */
export function priceOf(
  { course, batch, ownerUserId, teacherUserId, accepted }: Offer,
  wish: Wish,
  userId: number,
  now: Date,
) {
  if (wish.trainerId !== undefined && wish.trainerId !== course.trainerId && wish.trainerId !== batch.trainerId) {
    throw notFound('This trainer does not offer this batch.', 'BATCH_NOT_FOUND');
  }
  mustNotTeach(userId, [ownerUserId, teacherUserId]);
  // The last class may pass midnight.
  const today = dayIn(ianaZone(batch.timezone), now);
  if (batch.endDate && addDays(batch.endDate, 1) < today) {
    throw conflict('This batch has ended. Please choose another one.', 'BATCH_ENDED');
  }
  const prices: Record<Currency, Price | null> = {
    INR: priceIn('INR', course.feeMinor, course.priceMinor),
    USD: priceIn('USD', course.feeUsdMinor, course.priceUsdMinor),
  };
  if (!prices.INR && !prices.USD) {
    throw conflict('The price of this course is on request. Please send an enquiry.', 'PRICE_ON_REQUEST');
  }
  const takes = (price: Price | null) => !price || price.amount === 0 || !accepted || accepted.includes(price.currency);
  const usual = [prices.INR, prices.USD].find((price) => price && takes(price)) ?? prices.INR ?? prices.USD;
  const price = wish.currency ? prices[wish.currency] : usual;
  if (!price) throw conflict('This course has no fee in this currency.', 'NO_FEE_IN_CURRENCY');
  if (!takes(price)) {
    throw conflict('The trainer does not take payments in this currency.', 'CURRENCY_NOT_ACCEPTED');
  }
  return price;
}

const priceIn = (currency: Currency, full: number | null, amount: number | null): Price | null =>
  full === null || amount === null ? null : { currency, full, amount };
