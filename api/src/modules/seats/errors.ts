import { conflict } from '../../api-error';

export const batchFull = () => conflict('This batch is full. You can join its waiting list.', 'BATCH_FULL');

export const tooManyHolds = () =>
  conflict('You have seats of too many batches on hold. Please pay for one, or wait until a hold ends.');
