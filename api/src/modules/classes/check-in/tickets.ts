import { type Ticket, writeTicket } from '@kaksha/domain/check-in';
import type { ServiceContext } from '../../../platform/context/context';
import { keyFor, keysFor } from '../../../platform/encryption/signing-key';
import { isSame, sign } from '../../../platform/payment-providers/signature';

type Signing = Pick<ServiceContext, 'signingKey'>;
const purpose = 'ticket';
type Seat = Pick<Ticket, 'batchId' | 'orderId'>;

/** 128 bits, which fit into a small QR code and cannot be guessed. */
const signatureLength = 32;

const signatureOf = (key: string, { batchId, orderId }: Seat) =>
  sign(`ticket|${batchId}|${orderId}`, key).slice(0, signatureLength).toUpperCase();

/** The text of the QR code of a seat. It is another one after the learner changed the batch. */
export const ticketOf = ({ signingKey }: Signing, seat: Seat): string =>
  writeTicket({ ...seat, signature: signatureOf(keyFor(signingKey, purpose), seat) });

/** Whether the site signed the ticket. */
export function isOwnTicket({ signingKey, clock }: Signing & Pick<ServiceContext, 'clock'>, ticket: Ticket): boolean {
  return keysFor(signingKey, purpose, clock.now()).some((key) => isSame(signatureOf(key, ticket), ticket.signature));
}
