import { countText } from '@kaksha/domain/count-text';
import { hourMs } from '@kaksha/domain/time-units';
import { notFound, tooMany } from '../../platform/http/api-error';

/** One sentence for every limit, so that it does not tell what others sent to an address. */
export const tooManyMails = (waitMs: number) =>
  tooMany(
    `Too many mails were asked for. Please try again in ${countText(Math.max(1, Math.ceil(waitMs / hourMs)), 'hour')}.`,
    'TOO_MANY_MAILS',
  );

export const refusalNotFound = () =>
  notFound('This link is not valid any more. Write to us, and we send no more mails to you.', 'REFUSAL_NOT_FOUND');
