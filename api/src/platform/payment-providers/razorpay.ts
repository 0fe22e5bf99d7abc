import { createHash } from 'node:crypto';
import type { Currency } from '@kaksha/domain/catalogue';
import { isOneOf, keysOf } from '@kaksha/domain/typed';
import { badRequest } from '../http/api-error';
import type { Payment, PaymentEvent, PaymentProvider, Refund, Transfer } from './provider';
import { createRazorpayClient, type RazorpayTransport } from './razorpay-client';
import { isSignedWith } from './signature';

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  /** Newest first. Events that are redelivered after a rotation still carry the old signature. */
  webhookSecrets: readonly string[];
  /** Whether the account may use Razorpay Route. */
  route: boolean;
}

interface PaymentEntity {
  id: string;
  order_id: string | null;
  amount: number;
  currency: Currency;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method?: string | null;
  /** Seconds since 1970. */
  created_at?: number;
}

interface RefundEntity {
  id: string;
  payment_id: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
}

interface DisputeEntity {
  id: string;
  payment_id: string;
  amount: number;
  amount_deducted?: number;
}

interface TransferEntity {
  id: string;
  status: 'created' | 'pending' | 'processed' | 'failed' | 'reversed' | 'partially_reversed';
  /** An empty array when there are none. */
  notes?: { payout?: string } | readonly [];
}

interface EventBody {
  id?: string;
  event: string;
  payload?: {
    payment?: { entity: PaymentEntity };
    refund?: { entity: RefundEntity };
    dispute?: { entity: DisputeEntity };
    transfer?: { entity: TransferEntity };
  };
}

const refundStatuses = { pending: 'requested', processed: 'succeeded', failed: 'failed' } as const;

const transferStatuses = {
  created: 'requested',
  pending: 'requested',
  processed: 'succeeded',
  partially_reversed: 'succeeded',
  failed: 'failed',
  reversed: 'failed',
} as const;

const transferEvents = { 'transfer.processed': 'transferred', 'transfer.failed': 'transfer-failed' } as const;

const paymentEvents = {
  'payment.captured': 'captured',
  'order.paid': 'captured',
  'payment.authorized': 'authorized',
  'payment.failed': 'failed',
} as const;

const refundEvents = { 'refund.processed': 'refunded', 'refund.failed': 'refund-failed' } as const;

/** Razorpay (https://razorpay.com/docs/api). Tests replace `transport`. */
export function createRazorpay(settings: RazorpaySettings, transport?: RazorpayTransport): PaymentProvider {
  const { keyId, keySecret, webhookSecrets } = settings;
  const { get, post } = createRazorpayClient(settings, transport);

  async function paymentsOf(orderId: string): Promise<PaymentEntity[]> {
    return (await get<{ items: PaymentEntity[] }>(`/orders/${encodeURIComponent(orderId)}/payments`)).items;
  }
  const taken = (payments: PaymentEntity[]) => payments.find(({ status }) => status === 'captured');

  return {
    name: 'razorpay',

    async createOrder({ reference, amountMinor, currency }) {
      const order = { amount: amountMinor, currency, receipt: reference, notes: { reference } };
      return (await post<{ id: string }>('/orders', order)).id;
    },

    checkout: ({ orderId, amountMinor, currency }) => ({ kind: 'razorpay', orderId, amountMinor, currency, keyId }),

    isAuthentic: ({ orderId, paymentId, signature }) => isSignedWith(keySecret, `${orderId}|${paymentId}`, signature),

    async capturedPayment(orderId) {
      const payments = await paymentsOf(orderId);
      const payment = taken(payments);
      if (payment) return paymentOf(payment);
      const promised = payments.find(({ status }) => status === 'authorized');
      if (!promised) return null;
      try {
        const { amount, currency } = promised;
        return paymentOf(await post<PaymentEntity>(`/payments/${promised.id}/capture`, { amount, currency }));
      } catch (error) {
        // Razorpay or another process may have captured the payment meanwhile.
        const captured = taken(await paymentsOf(orderId));
        if (captured) return paymentOf(captured);
        throw error;
      }
    },

    readEvent(body, headers) {
      const signature = headers['x-razorpay-signature'];
      if (typeof signature !== 'string' || !webhookSecrets.some((secret) => isSignedWith(secret, body, signature))) {
        throw badRequest('The signature of this notice is wrong.', undefined, 'FORGED_EVENT');
      }
      const event = readEvent(body);
      // The header with the id of the event is not signed. A redelivery has the same body.
      return eventOf(event.id || createHash('sha256').update(body).digest('hex'), event);
    },

    async refund({ paymentId, amountMinor, key }): Promise<Refund> {
      const refund = await post<RefundEntity>(
        `/payments/${encodeURIComponent(paymentId)}/refund`,
        { amount: amountMinor, speed: 'normal', receipt: key, notes: {} },
        { 'x-refund-idempotency': key },
      );
      return { refundId: refund.id, status: refundStatuses[refund.status] };
    },

    ...(settings.route && {
      async transfer({ accountId, amountMinor, currency, key }): Promise<Transfer> {
        const { id, status } = await post<TransferEntity>(
          '/transfers',
          { account: accountId, amount: amountMinor, currency, notes: { payout: key } },
          { 'x-transfer-idempotency': key },
        );
        return { transferId: id, status: transferStatuses[status] };
      },
    }),
  };
}

function paymentOf({ id, order_id, amount, currency, method, created_at }: PaymentEntity): Payment {
  return {
    paymentId: id,
    orderId: order_id ?? '',
    amountMinor: amount,
    currency,
    method: method ?? null,
    ...(created_at && { attemptedAt: new Date(created_at * 1000).toISOString() }),
  };
}

function readEvent(body: Buffer): EventBody {
  return JSON.parse(body.toString('utf8'));
}

function eventOf(id: string, { event, payload }: EventBody): PaymentEvent {
  const paymentKind = isOneOf(keysOf(paymentEvents), event) ? paymentEvents[event] : null;
  // A payment without an order was created in the provider's dashboard.
  if (paymentKind && payload?.payment?.entity.order_id) {
    return { id, name: event, kind: paymentKind, payment: paymentOf(payload.payment.entity) };
  }
  const refundKind = isOneOf(keysOf(refundEvents), event) ? refundEvents[event] : null;
  if (refundKind && payload?.refund) {
    const { id: refundId, payment_id: paymentId, amount: amountMinor } = payload.refund.entity;
    return { id, name: event, kind: refundKind, refundId, paymentId, amountMinor };
  }
  if (event === 'payment.dispute.lost' && payload?.dispute) {
    const { id: disputeId, payment_id: paymentId, amount, amount_deducted } = payload.dispute.entity;
    return { id, name: event, kind: 'charged-back', disputeId, paymentId, amountMinor: amount_deducted || amount };
  }
  if (event === 'payment.dispute.won' && payload?.dispute) {
    const { id: disputeId, payment_id: paymentId } = payload.dispute.entity;
    return { id, name: event, kind: 'chargeback-reversed', disputeId, paymentId };
  }
  const transferKind = isOneOf(keysOf(transferEvents), event) ? transferEvents[event] : null;
  if (transferKind && payload?.transfer) {
    const { id: transferId, notes } = payload.transfer.entity;
    const reference = (notes && 'payout' in notes && notes.payout) || null;
    return { id, name: event, kind: transferKind, transferId, reference };
  }
  return { id, name: event, kind: 'other' };
}
