import * as limits from '@kaksha/domain/limits';
import { releaseEventKinds, testEventKind } from '@kaksha/domain/webhooks';
import { Type } from 'typebox';
import { maxFormText, nullable, oneOf, utcTime } from '../../platform/http/wire';

const id = Type.String({ format: 'uuid', maxLength: 36 });

export const WebhookParams = Type.Object({ id });

export const NewWebhookBody = Type.Object({
  address: Type.String({ maxLength: maxFormText, description: 'Begins with https:// and leads to the internet' }),
  events: Type.Array(oneOf(releaseEventKinds), { maxItems: releaseEventKinds.length, uniqueItems: true }),
});

export const NewWebhookWire = Type.Object({
  id,
  secret: Type.String({ maxLength: 100, description: 'Signs the deliveries. No other answer has it' }),
});

const DeliveryWire = Type.Object({
  id,
  event: oneOf([...releaseEventKinds, testEventKind]),
  body: Type.String({ maxLength: 5000, description: 'The JSON that is sent' }),
  attempts: Type.Integer({ minimum: 0 }),
  status: nullable(Type.Integer({ description: 'HTTP status of the last attempt; null without an answer' })),
  error: nullable(Type.String({ maxLength: 300, description: 'Why the last attempt failed' })),
  createdAt: utcTime('When it was queued'),
  attemptedAt: nullable(utcTime('The last attempt; null while it waits for the first one')),
  deliveredAt: nullable(utcTime('When the address answered with a status of success')),
});

export const WebhookWire = Type.Object({
  id,
  address: Type.String({ maxLength: limits.webhooks.address }),
  events: Type.Array(oneOf(releaseEventKinds), { maxItems: releaseEventKinds.length }),
  createdAt: utcTime('When it was added'),
  createdBy: nullable(Type.String({ maxLength: 200 })),
  failingSince: nullable(utcTime('The first failed attempt since the last success; null while deliveries succeed')),
  deliveries: Type.Array(DeliveryWire, { maxItems: limits.webhooks.shownDeliveries, description: 'Latest first' }),
});

export const WebhooksWire = Type.Array(WebhookWire, { maxItems: limits.webhooks.count });
