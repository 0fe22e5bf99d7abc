import { randomUUID } from 'node:crypto';
import * as limits from '@kaksha/domain/limits';
import { dayMs } from '@kaksha/domain/time-units';
import {
  localWebhookRules,
  testEventKind,
  type WebhookEvent,
  type WebhookForm,
  webhookMessages,
  webhookRules,
} from '@kaksha/domain/webhooks';
import { inTransaction, type ServiceContext, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { lockNamed } from '../../platform/database/lock-named';
import { webhookSecretOf } from '../../platform/encryption/purposes';
import { badRequest, forbidden } from '../../platform/http/api-error';
import { check } from '../../platform/http/form';
import { uuidOf } from '../../platform/jobs/queue';
import { leadsToPrivate } from '../../platform/outgoing/public-address';
import { addressTaken, deliveryNotFound, tooManyWebhooks, webhookNotFound } from './errors';
import { maySetWebhooks } from './policy';
import {
  addDeliveries,
  addWebhook,
  awaitAgain,
  deleteDeliveriesBefore,
  findDelivery,
  findWebhook,
  findWebhooks,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  type WebhookRow,
} from './repo';
import { newSecret } from './signature';

export const webhookQueue = 'send-webhook';

const { shownDeliveries, count, keptDays, latestDays } = limits.webhooks;

function mustOperate({ principal }: UserContext): void {
  if (!maySetWebhooks(principal)) throw forbidden();
}

/** The webhooks with their last deliveries. @throws ApiError FORBIDDEN (403) */
export async function getWebhooks(context: UserContext) {
  mustOperate(context);
  const webhooks = await listWebhooks(context.db);
  return Promise.all(
    webhooks.map(async (webhook) => ({
      ...webhook,
      deliveries: await listDeliveries(context.db, webhook.id, shownDeliveries),
    })),
  );
}

/**
 * Adds a webhook, with a secret that only this answer has.
 * @throws ApiError FORBIDDEN (403), VALIDATION_FAILED (400) also for an address of a private network, CONFLICT (409) for
 *   an address that is set and for one webhook too many
 */
export async function createWebhook(context: UserContext, { address: typed, events }: WebhookForm) {
  mustOperate(context);
  const { settings, cipher } = context;
  const address = typed.trim();
  check(settings.privateWebhooks ? localWebhookRules : webhookRules, { address, events });
  if (!settings.privateWebhooks && (await leadsToPrivate(address))) {
    throw badRequest(`${webhookMessages.private}.`, { address: webhookMessages.private });
  }
  const id = randomUUID();
  const secret = newSecret();
  await inTransaction(context, async ({ db, principal, requestId, client }) => {
    await lockNamed(db, 'webhooks');
    const stored = await findWebhooks(db);
    if (stored.some((each) => each.address === address)) throw addressTaken();
    if (stored.length >= count) throw tooManyWebhooks();
    const encrypted = cipher.encrypt(secret, webhookSecretOf(id));
    await addWebhook(db, { id, address, events: [...events], secret: encrypted, createdBy: principal.id });
    const detail = { webhookId: id, host: new URL(address).host, events };
    await writeAudit(db, { actorId: principal.id, action: 'webhook.add', entityId: 0, detail, requestId, client });
  });
  return { id, secret };
}

/** @throws ApiError FORBIDDEN (403), NOT_FOUND (404) */
export async function deleteWebhook(context: UserContext, id: string): Promise<void> {
  mustOperate(context);
  await inTransaction(context, async ({ db, principal, requestId, client }) => {
    await lockNamed(db, 'webhooks');
    const removed = await removeWebhook(db, id);
    if (!removed) throw webhookNotFound();
    const detail = { webhookId: id, host: new URL(removed.address).host };
    await writeAudit(db, { actorId: principal.id, action: 'webhook.remove', entityId: 0, detail, requestId, client });
  });
}

/** Queues an event that says nothing, to try an address. @throws ApiError FORBIDDEN (403), NOT_FOUND (404) */
export async function testWebhook(context: UserContext, id: string): Promise<void> {
  mustOperate(context);
  const { principal, clock } = context;
  await inTransaction(context, async (tx) => {
    const webhook = await findWebhook(tx.db, id);
    if (!webhook) throw webhookNotFound();
    const event: WebhookEvent = {
      id: `msg_${randomUUID().replaceAll('-', '')}`,
      event: testEventKind,
      at: clock.now().toISOString(),
      name: 'shell',
      version: '0.0.0',
      previous: null,
      by: `administrator ${principal.id}`,
      reason: 'a test; no release changed',
    };
    await queueDeliveries(tx, [deliveryOf(webhook, event)]);
  });
}

/** Queues a delivery again, with the id that it had. @throws ApiError FORBIDDEN (403), NOT_FOUND (404) */
export async function resendDelivery(context: UserContext, id: string): Promise<void> {
  mustOperate(context);
  await inTransaction(context, async ({ db, queue }) => {
    const found = await findDelivery(db, id);
    if (!found || !(await awaitAgain(db, id))) throw deliveryNotFound();
    await queue.add(db, [{ queue: webhookQueue, data: { deliveryId: id } }]);
  });
}

/** Which events webhooks ask for, since the oldest of them; null without webhooks. */
export async function wantedEvents({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>) {
  const webhooks = await findWebhooks(db);
  const [oldest] = webhooks;
  if (!oldest) return null;
  const earliest = clock.now().getTime() - latestDays * dayMs;
  return {
    since: new Date(Math.max(oldest.createdAt.getTime(), earliest)),
    events: new Set(webhooks.flatMap(({ events }) => events)),
  };
}

/**
 * Queues a delivery of each event to each webhook that asks for it and that is older than the event. A second call, also
 * of another process, adds nothing.
 */
export async function announceEvents(context: ServiceContext, events: readonly WebhookEvent[]): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockNamed(tx.db, 'webhooks');
    const webhooks = await findWebhooks(tx.db);
    const deliveries = webhooks.flatMap((webhook) =>
      events
        .filter(({ event, at }) => webhook.events.some((each) => each === event) && new Date(at) >= webhook.createdAt)
        .map((event) => deliveryOf(webhook, event)),
    );
    await queueDeliveries(tx, deliveries);
    await deleteDeliveriesBefore(tx.db, new Date(tx.clock.now().getTime() - keptDays * dayMs));
  });
}

const deliveryOf = ({ id }: Pick<WebhookRow, 'id'>, event: WebhookEvent) => ({
  id: uuidOf(`${id} ${event.id}`),
  webhookId: id,
  eventId: event.id,
  event: event.event,
  body: JSON.stringify(event),
});

/** Jobs of new deliveries only, in the transaction that stores them. */
async function queueDeliveries(
  { db, queue }: Pick<ServiceContext, 'db' | 'queue'>,
  deliveries: ReturnType<typeof deliveryOf>[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const added = await addDeliveries(db, deliveries);
  await queue.add(
    db,
    added.map((id) => ({ queue: webhookQueue, data: { deliveryId: id }, key: id })),
  );
}
