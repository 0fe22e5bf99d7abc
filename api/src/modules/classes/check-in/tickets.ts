import { timingSafeEqual } from 'node:crypto';
import { type Ticket, writeTicket } from '@kaksha/domain/check-in';
import type { ServiceContext } from '../../../context';
import { sign } from '../../../payment-providers/signature';

type Signing = Pick<ServiceContext, 'signingKey'>;
type Seat = Pick<Ticket, 'batchId' | 'orderId'>;

/** 128 bits, which fit into a small QR code and cannot be guessed. */
const signatureLength = 32;

const signatureOf = ({ signingKey }: Signing, { batchId, orderId }: Seat) =>
  sign(`ticket|${batchId}|${orderId}`, signingKey).slice(0, signatureLength).toUpperCase();

/** The text of the QR code of a seat. It is another one after the learner changed the batch. */
export const ticketOf = (context: Signing, seat: Seat): string =>
  writeTicket({ ...seat, signature: signatureOf(context, seat) });

/** Whether the site signed the ticket. */
export function isOwnTicket(context: Signing, ticket: Ticket): boolean {
  return timingSafeEqual(Buffer.from(signatureOf(context, ticket)), Buffer.from(ticket.signature));
}
