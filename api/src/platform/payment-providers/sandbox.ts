import { randomBytes } from 'node:crypto';
import { type Currency, currencies } from '@kaksha/domain/catalogue';
import { payableAmount } from '@kaksha/domain/money';
import { isOneOf } from '@kaksha/domain/typed';
import { badRequest, notFound } from '../http/api-error';
import type { CheckoutAnswer, Payment, PaymentEvent, PaymentProvider } from './provider';
import { refused } from './razorpay-client';
import { isSignedWith, sign } from './signature';

export const sandboxOutcomes = ['succeed', 'fail', 'abandon'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** The result of a choice on the sandbox page; a provider sends the same over the network. */
export interface SandboxResult {
  /** To process like a webhook delivery, before the redirect. */
  notice: { body: Buffer; headers: Record<string, string> } | null;
  /** For the payment page. */
  answer: CheckoutAnswer | null;
}

export interface Sandbox extends PaymentProvider {
  /** Null for an order that this sandbox did not create. */
  find(orderId: string): { amountMinor: number; currency: Currency } | null;
  decide(orderId: string, outcome: SandboxOutcome): SandboxResult;
}

interface SandboxSettings {
  /** Signs orders, answers and events. All processes share it. */
  secret: string;
  /** URL of the sandbox page. */
  pageUrl: (orderId: string) => string;
}

const signatureHeader = 'x-sandbox-signature';

/** Refuses the amounts that Razorpay refuses. @throws ApiError PAYMENT_PROVIDER_REFUSED (502) */
function mustBePossible({ amountMinor, currency }: { amountMinor: number; currency: Currency }): void {
  if (amountMinor > 0 && payableAmount(amountMinor, currency) === amountMinor) return;
  throw refused({ error: { description: `The amount ${amountMinor} ${currency} is too small` } });
}

/**
 * Payments without money, for demo mode, with the steps of a real provider. The id of an order contains its data and a
 * signature, so the sandbox needs no storage.
 */
export function createSandbox({ secret, pageUrl }: SandboxSettings): Sandbox {
  const short = (content: string) => sign(content, secret).slice(0, 20);
  const paymentOf = (orderId: string): Payment => {
    const order = find(orderId);
    if (!order) throw notFound('There is no such order.', 'NO_SUCH_ORDER');
    return { paymentId: `pay_sandbox_${short(`pay|${orderId}`)}`, orderId, ...order, method: 'sandbox' };
  };
  /** Orders paid in this process. Other processes get them from the event. */
  const paid = new Set<string>();

  function find(orderId: string) {
    const [, facts, amount, currency, mac] =
      /^order_sandbox_((\d{1,10})_([A-Z]{3})_[0-9a-f]{16})_(\w+)$/.exec(orderId) ?? [];
    if (!facts || mac !== short(facts) || !isOneOf(currencies, currency)) return null;
    return { amountMinor: Number(amount), currency };
  }

  return {
    name: 'sandbox',
    find,

    async createOrder({ amountMinor, currency }) {
      mustBePossible({ amountMinor, currency });
      const facts = `${amountMinor}_${currency}_${randomBytes(8).toString('hex')}`;
      return `order_sandbox_${facts}_${short(facts)}`;
    },

    checkout: ({ orderId, amountMinor, currency }) => ({
      kind: 'sandbox',
      orderId,
      amountMinor,
      currency,
      url: pageUrl(orderId),
    }),

    isAuthentic: ({ orderId, paymentId, signature }) => isSignedWith(secret, `${orderId}|${paymentId}`, signature),

    capturedPayment: async (orderId) => (paid.has(orderId) ? paymentOf(orderId) : null),

    readEvent(body, headers) {
      const signature = headers[signatureHeader];
      if (typeof signature !== 'string' || !isSignedWith(secret, body, signature)) {
        throw badRequest('The signature of this notice is wrong.', undefined, 'FORGED_EVENT');
      }
      const event: PaymentEvent = JSON.parse(body.toString('utf8'));
      return event;
    },

    decide(orderId, outcome) {
      const payment = paymentOf(orderId);
      if (outcome === 'abandon') return { notice: null, answer: null };
      const kind = outcome === 'succeed' ? 'captured' : 'failed';
      const event: PaymentEvent = { id: `${payment.paymentId}:${kind}`, name: `payment.${kind}`, kind, payment };
      const body = Buffer.from(JSON.stringify(event));
      const notice = { body, headers: { [signatureHeader]: sign(body, secret) } };
      if (outcome === 'fail') return { notice, answer: null };
      paid.add(orderId);
      const { paymentId } = payment;
      return { notice, answer: { orderId, paymentId, signature: sign(`${orderId}|${paymentId}`, secret) } };
    },

    async refund({ key, ...amount }) {
      mustBePossible(amount);
      return { refundId: `rfnd_sandbox_${short(`refund|${key}`)}`, status: 'succeeded' };
    },
  };
}
