import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { Done, done, refusals } from '../../../platform/http/wire';
import { handleWebhook } from './service';

/** Events that the payment provider delivers. */
export const webhookRoutes: ApiModule = async (app) => {
  // The signature covers the raw bytes, so the body is not parsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));

  app.post(
    '/payment/webhook',
    {
      schema: {
        tags: ['payment'],
        operationId: 'handleWebhook',
        summary: 'For the payment provider: a signed event',
        description: 'For the payment provider: an event with its signature',
        response: { 200: Done, ...refusals(400, 404, 502) },
      },
    },
    async (request) => {
      const { body, headers } = request;
      await handleWebhook(contextOf(request), { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers });
      return done();
    },
  );
};
