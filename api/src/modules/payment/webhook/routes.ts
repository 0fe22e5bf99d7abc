import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { handleWebhook } from './service';

/** Events that the payment provider delivers. */
export const webhookRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payment');
  // The signature covers the raw bytes, so the body is not parsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));

  operation('handleWebhook', 'POST /payment/webhook', {
    summary: 'For the payment provider: a signed event',
    description: 'For the payment provider: an event with its signature',
    caller: 'visitor',
    unattended: true,
    refuses: [404, 502],
    handler: async ({ context, body, request }) => {
      const { headers } = request;
      await handleWebhook(context, { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers });
    },
  });
};
