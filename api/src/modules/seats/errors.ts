import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import { conflict } from '../../platform/http/api-error';

export const batchFull = () => conflict('This batch is full. You can join its waiting list.', 'BATCH_FULL');

export const tooManyHolds = () =>
  conflict('You have seats of too many batches on hold. Please pay for one, or wait until a hold ends.');

const moment = (at: Date) => formatDateTime(at.toISOString(), brand.timeZone);

export const holdTooSoon = (from: Date) =>
  conflict(`You held a seat in this batch without paying. You can order again from ${moment(from)}.`, 'HOLD_TOO_SOON');

export const tooManyUnpaid = (from: Date) =>
  conflict(`You held too many seats without paying. You can order again from ${moment(from)}.`, 'HOLD_TOO_SOON');
