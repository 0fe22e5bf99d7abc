import { ApiError, conflict, notFound } from '../../platform/http/api-error';

export const orderNotFound = () => notFound('There is no such order.', 'ORDER_NOT_FOUND');

export const batchNotFound = (message = 'There is no such batch of this course.') =>
  notFound(message, 'BATCH_NOT_FOUND');

export const batchEnded = () =>
  conflict('The last class of this batch is over. Please choose another one.', 'BATCH_ENDED');

export const enrolmentNotFound = () => notFound('There is no such seat of yours.', 'ENROLMENT_NOT_FOUND');

export const seatFixed = () => conflict('This seat cannot be changed any more.', 'SEAT_FIXED');

export const couponForOtherBatch = (code: string, isFree: boolean) =>
  conflict(
    `You enrolled with the code ${code}, which is not for that batch. ${isFree ? 'Give your seat back' : 'Ask for a refund'} and enrol again to change to it.`,
    'COUPON_NOT_VALID',
  );

export const idempotencyKeyReused = () =>
  conflict('This idempotency key was used for something else.', 'IDEMPOTENCY_KEY_REUSED');

export const notRefundable = (message: string) => conflict(message, 'NOT_REFUNDABLE');

export const refundsChanged = () =>
  conflict('Another refund of this payment was requested. Please check the amount again.', 'REFUNDS_CHANGED');

export const paymentsNotSetUp = () =>
  new ApiError(503, 'PAYMENTS_NOT_SET_UP', 'Payments are not set up here yet. Please write to us.');

export const refundNotHeld = () => conflict('This refund does not wait for an approval any more.', 'REFUND_NOT_HELD');

export const changeNotFound = () => notFound('There is no such open change.', 'CHANGE_NOT_FOUND');
