import type { ServiceContext } from '../../../platform/context/context';
import { notFound } from '../../../platform/http/api-error';
import { handleTransferEvent } from '../../payouts/transfer-service';
import { markFailed, markPaid } from '../capture/service';
import { handleChargeback, handleChargebackReversal } from '../chargebacks/service';
import { handleRefundEvent } from '../refunds/service';
import { markEventProcessed, saveEvent } from './repo';

export interface WebhookInput {
  /** The bytes that the provider signed. */
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Processes an event of the payment provider once. An event that failed is processed when the provider delivers it
 * again.
 * @throws ApiError FORGED_EVENT (400), PAYMENTS_NOT_SET_UP (404), PAYMENT_PROVIDER_UNAVAILABLE (502)
 */
export async function handleWebhook(context: ServiceContext, { body, headers }: WebhookInput): Promise<void> {
  const { db, payments } = context;
  if (!payments) throw notFound('There is no payment provider here.', 'PAYMENTS_NOT_SET_UP');
  const event = payments.readEvent(body, headers);
  const eventId = await saveEvent(db, payments.name, event);
  if (eventId === null) return;
  switch (event.kind) {
    case 'captured':
      await markPaid(context, event.payment);
      break;
    case 'authorized': {
      // `capturedPayment` captures an authorised payment.
      const payment = await payments.capturedPayment(event.payment.orderId);
      if (payment) await markPaid(context, payment);
      break;
    }
    case 'failed':
      await markFailed(context, event.payment);
      break;
    case 'refunded':
    case 'refund-failed':
      await handleRefundEvent(context, event);
      break;
    case 'charged-back':
      await handleChargeback(context, event);
      break;
    case 'chargeback-reversed':
      // The same event can be delivered again after its chargeback.
      if (!(await handleChargebackReversal(context, event))) return;
      break;
    case 'transferred':
    case 'transfer-failed':
      await handleTransferEvent(context, event);
      break;
    case 'other':
      break;
  }
  await markEventProcessed(db, eventId);
}
