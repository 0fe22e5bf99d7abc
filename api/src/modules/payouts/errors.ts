import { conflict, notFound } from '../../api-error';

export const payoutNotFound = () => notFound('There is no such payout.', 'PAYOUT_NOT_FOUND');

export const payoutState = (message: string) => conflict(message, 'PAYOUT_STATE');

export const payoutChanged = () =>
  conflict('Refunds have changed the amount. Please check it again.', 'PAYOUT_CHANGED');

export const noPayoutAccount = () =>
  conflict('The trainer has typed no account for payouts yet.', 'PAYOUT_ACCOUNT_MISSING');
