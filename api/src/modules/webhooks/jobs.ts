import { brand } from '@kaksha/domain/brand';
import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { webhookSecretOf } from '../../platform/encryption/purposes';
import type { QueuedJob } from '../../platform/jobs/job';
import { postTo } from '../../platform/outgoing/post';
import { type DeliveryRow, findDelivery, storeAttempt, type WebhookRow } from './repo';
import { webhookQueue } from './service';
import { signatureOf } from './signature';

const isSuccess = (status: number) => status >= 200 && status < 300;

/** @throws Error without an answer */
async function post(
  { cipher, settings }: ServiceContext,
  { id: webhookId, address, secret }: WebhookRow,
  { eventId: id, body }: DeliveryRow,
  at: Date,
): Promise<number> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = signatureOf({ id, timestamp, body }, cipher.decrypt(secret, webhookSecretOf(webhookId)));
  return postTo(address, {
    headers: {
      'content-type': 'application/json',
      'user-agent': `${brand.name}-webhooks`,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    },
    body,
    allowsPrivate: settings.privateWebhooks,
  });
}

/** Sends one event to one address. Attempts over about a day, so that an outage of a receiver loses none. */
export const sendWebhook: QueuedJob<{ deliveryId: string }> = {
  name: webhookQueue,
  retryLimit: 11,
  retryDelaySeconds: 20,
  expireInSeconds: 120,
  batchSize: 10,
  concurrency: 5,
  async run(context, { deliveryId }) {
    const found = await findDelivery(context.db, deliveryId);
    // A second job of a delivery, or its webhook was removed.
    if (!found || found.delivery.deliveredAt) return;
    const { delivery, webhook } = found;
    const at = context.clock.now();
    const status = await post(context, webhook, delivery, at).catch((error: Error) => error);
    const error = typeof status === 'number' ? refusalOf(status) : `no answer: ${status.message}`.slice(0, 300);
    const attempt = { status: typeof status === 'number' ? status : null, error, at };
    await inTransaction(context, ({ db }) => storeAttempt(db, delivery, attempt));
    // Addresses can hold a secret, so neither logs nor the list of failed jobs show them.
    if (error !== null) throw new Error(`webhook ${webhook.id}: ${error}`);
  },
};

function refusalOf(status: number): string | null {
  if (isSuccess(status)) return null;
  return status >= 300 && status < 400 ? `answered ${status}; redirects are not followed` : `answered ${status}`;
}
