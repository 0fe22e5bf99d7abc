import { conflict, notFound } from '../../platform/http/api-error';

export const payoutNotFound = () => notFound('There is no such payout.', 'PAYOUT_NOT_FOUND');

export const payoutState = (message: string) => conflict(message, 'PAYOUT_STATE');

export const payoutChanged = () =>
  conflict('Refunds have changed the amount. Please check it again.', 'PAYOUT_CHANGED');

export const noPayoutAccount = () =>
  conflict('The trainer has typed no account for payouts yet.', 'PAYOUT_ACCOUNT_MISSING');

export const payoutAccountChanged = () =>
  conflict('The account is not the one that was shown. Please check it again.', 'PAYOUT_ACCOUNT_CHANGED');

/** @param from when it can be approved, with its time zone */
export const payoutAccountNew = (from: string) =>
  conflict(`The trainer has changed the account. This payout can be approved from ${from}.`, 'PAYOUT_ACCOUNT_NEW');

export const sellerBlocked = () =>
  payoutState('The account of the trainer is blocked. Its payouts wait until it is open again.');
