import { conflict, notFound, tooMany } from '../../platform/http/api-error';

export const couponNotFound = () => notFound('There is no such coupon of yours.', 'COUPON_NOT_FOUND');

export const couponExists = () => conflict('You have a coupon with this code already.', 'COUPON_EXISTS');

export const tooManyCoupons = () => conflict('You have the largest number of coupons.');

export const couponCodeNotFound = () =>
  notFound('There is no such code for this course. Please check the spelling.', 'COUPON_NOT_FOUND');

export const tooManyCodes = () => tooMany('You tried too many codes. Please try again in an hour.');

export const couponNotValid = (message: string) => conflict(message, 'COUPON_NOT_VALID');

export const couponUsedUp = (message: string) => conflict(message, 'COUPON_USED_UP');
