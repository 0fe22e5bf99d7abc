import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { eventProviders } from './event-readers';
import { handleMailEvent } from './service';

/** Amazon SNS sends at most this much; a report of a mail server holds the head of a mail. */
const bodyLimit = 256 * 1024;

/** Events that mail providers and mail servers deliver. */
export const mailWebhookRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'mail-delivery');
  // Signatures cover the raw bytes, and reports are no JSON.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));

  operation('handleMailEvent', 'POST /webhooks/mail/:provider', {
    summary: 'For the mail provider: a mail did not arrive, or its reader called it spam',
    description: 'For the mail provider: an event with its signature or the secret of the settings',
    caller: 'visitor',
    unattended: true,
    // A newsletter brings many at one time, from few addresses.
    perMinute: 1200,
    bodyLimit,
    params: Type.Object({ provider: Type.Enum([...eventProviders]) }),
    handler: async ({ context, params, body, request }) => {
      const { headers } = request;
      await handleMailEvent(context, { ...params, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers });
    },
  });
};
