import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { NewWebhookBody, NewWebhookWire, WebhookParams, WebhooksWire } from './schema';
import { createWebhook, deleteWebhook, getWebhooks, resendDelivery, testWebhook } from './service';

/** Programs of others that hear of changes of releases. The operator page of the site uses it. */
export const webhookRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'webhooks');
  operation('getWebhooks', 'GET /admin/webhooks', {
    summary: 'The webhooks of releases with their last deliveries',
    caller: 'operations',
    answer: WebhooksWire,
    handler: ({ context }) => getWebhooks(context),
  });

  operation('createWebhook', 'POST /admin/webhooks', {
    summary: 'Add a webhook of releases. Only this answer has its secret',
    caller: 'operations',
    body: NewWebhookBody,
    answer: NewWebhookWire,
    refuses: [409],
    handler: ({ context, body }) => createWebhook(context, body),
  });

  operation('deleteWebhook', 'DELETE /admin/webhooks/:id', {
    summary: 'Remove a webhook with its deliveries',
    caller: 'operations',
    params: WebhookParams,
    handler: ({ context, params }) => deleteWebhook(context, params.id),
  });

  operation('testWebhook', 'POST /admin/webhooks/:id/test', {
    summary: 'Send an event that says nothing',
    caller: 'operations',
    perMinute: 30,
    params: WebhookParams,
    handler: ({ context, params }) => testWebhook(context, params.id),
  });

  operation('resendDelivery', 'POST /admin/webhook-deliveries/:id/resend', {
    summary: 'Send a delivery again, with the id that it had',
    caller: 'operations',
    perMinute: 30,
    params: WebhookParams,
    handler: ({ context, params }) => resendDelivery(context, params.id),
  });
};
