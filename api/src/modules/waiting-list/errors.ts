import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import { conflict, forbidden, notFound } from '../../platform/http/api-error';

export const batchHasSeats = () => conflict('This batch has free seats. You can enrol in it now.', 'BATCH_HAS_SEATS');

export const seatOnHold = () =>
  conflict('A seat is on hold for your order. You can pay for it now.', 'BATCH_HAS_SEATS');

export const waitingListClosed = () =>
  conflict('The waiting list closes two hours before the first session.', 'WAITING_LIST_CLOSED');

export const tooManyEntries = () => conflict('You wait for too many batches. Please leave a waiting list first.');

export const offerMissed = (from: Date) =>
  conflict(
    `You did not use the seat that was offered to you. You can join this list again from ${formatDateTime(from.toISOString(), brand.timeZone)}.`,
    'HOLD_TOO_SOON',
  );

export const ownBatch = () => forbidden('You teach this course.');

export const entryNotFound = () =>
  notFound('You are not on the waiting list of this batch.', 'WAITING_ENTRY_NOT_FOUND');
