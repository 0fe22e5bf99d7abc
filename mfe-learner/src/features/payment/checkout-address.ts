import { idIn } from '@kaksha/domain/address-numbers';
import { type Currency, currencies } from '@kaksha/domain/catalogue';
import { entriesOf } from '@kaksha/domain/typed';
import type { PaymentProof } from './confirm-order';

/** How the user left the provider's page. */
export const outcomes = ['succeed', 'fail', 'abandon'] as const;
export type Outcome = (typeof outcomes)[number];

/** Search parameters of the payment page: the choices and the current order. */
export interface CheckoutAddress {
  batchId: number | null;
  currency: Currency | null;
  orderId: number | null;
  outcome: Outcome | null;
}

const names = { batchId: 't', currency: 'c', orderId: 'order', outcome: 'outcome' } as const;

const oneOf = <T extends string>(known: readonly T[], text: string | null) =>
  known.find((value) => value === text) ?? null;

export function readAddress(parameters: URLSearchParams): CheckoutAddress {
  return {
    batchId: idIn(parameters.get(names.batchId)),
    currency: oneOf(currencies, parameters.get(names.currency)),
    orderId: idIn(parameters.get(names.orderId)),
    outcome: oneOf(outcomes, parameters.get(names.outcome)),
  };
}

/** Search part for these choices. Contains no user id, because the session decides who buys. */
export function writeAddress(address: Partial<CheckoutAddress>): string {
  const parameters = new URLSearchParams();
  for (const [field, name] of entriesOf(names)) {
    const value = address[field];
    if (value) parameters.set(name, String(value));
  }
  return `?${parameters}`;
}

/** Payment proof in the address; null unless complete. */
export function proofIn(parameters: URLSearchParams): PaymentProof | null {
  const orderId = idIn(parameters.get('order'));
  const [paymentId, signature] = [parameters.get('payment'), parameters.get('signature')];
  return orderId && paymentId && signature ? { orderId, paymentId, signature } : null;
}
