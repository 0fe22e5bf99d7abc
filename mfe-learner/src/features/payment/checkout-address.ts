import { type Currency, currencies } from '@kaksha/domain/catalogue';
import type { PaymentProof } from './confirm-order';

/** How the payment provider's page was left. */
export const outcomes = ['succeed', 'fail', 'abandon'] as const;
export type Outcome = (typeof outcomes)[number];

/** What the address of the payment page says besides the course: the choices made so far, and the order under way. */
export interface CheckoutAddress {
  batchId: number | null;
  currency: Currency | null;
  orderId: number | null;
  outcome: Outcome | null;
}

const names = { batchId: 't', currency: 'c', orderId: 'order', outcome: 'outcome' } as const;

/** An id that an address names; null when nothing can have it. */
export function idOf(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

const oneOf = <T extends string>(known: readonly T[], text: string | null) =>
  known.find((value) => value === text) ?? null;

export function readAddress(parameters: URLSearchParams): CheckoutAddress {
  return {
    batchId: idOf(parameters.get(names.batchId)),
    currency: oneOf(currencies, parameters.get(names.currency)),
    orderId: idOf(parameters.get(names.orderId)),
    outcome: oneOf(outcomes, parameters.get(names.outcome)),
  };
}

/** The search part of the address that says it. The person is not named: who buys is who is signed in. */
export function writeAddress(address: Partial<CheckoutAddress>): string {
  const parameters = new URLSearchParams();
  for (const [field, name] of Object.entries(names)) {
    const value = address[field as keyof CheckoutAddress];
    if (value) parameters.set(name, String(value));
  }
  return `?${parameters}`;
}

/** The proof of a payment that the provider's page sent along; null without a whole one. */
export function proofIn(parameters: URLSearchParams): PaymentProof | null {
  const orderId = idOf(parameters.get('order'));
  const [paymentId, signature] = [parameters.get('payment'), parameters.get('signature')];
  return orderId && paymentId && signature ? { orderId, paymentId, signature } : null;
}
