import { Type } from 'typebox';
import { contextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { acceptOneClick } from '../../platform/http/one-click';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, refusals } from '../../platform/http/wire';
import { refuseMails } from './refusal-service';

/** The link of mails that strangers cause. Its key is a secret, so requests are not logged. */
export const mailRefusalRoutes: ApiModule = async (app) => {
  acceptOneClick(app);

  app.post(
    '/mail-refusals',
    {
      logLevel: 'warn',
      config: { rateLimit: perMinute(60) },
      schema: {
        tags: ['mail-refusals'],
        operationId: 'refuseMails',
        summary: 'End the mails that others cause to the mailbox of a link (RFC 8058)',
        querystring: Type.Object({
          key: Type.String({ maxLength: 200, description: 'The key of the link in a mail' }),
        }),
        response: { 200: Done, ...refusals(400, 404, 429) },
      },
    },
    async (request) => {
      await refuseMails(contextOf(request), request.query);
      return done();
    },
  );
};
