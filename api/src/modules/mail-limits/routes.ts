import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { acceptOneClick } from '../../platform/http/one-click';
import { operations } from '../../platform/http/operation';
import { refuseMails } from './refusal-service';

/** The link of mails that strangers cause. Its key is a secret, so requests are not logged. */
export const mailRefusalRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'mail-refusals');
  acceptOneClick(app);

  operation('refuseMails', 'POST /mail-refusals', {
    summary: 'End the mails that others cause to the mailbox of a link (RFC 8058)',
    caller: 'visitor',
    unattended: true,
    logLevel: 'warn',
    perMinute: 60,
    query: Type.Object({
      key: Type.String({ maxLength: 200, description: 'The key of the link in a mail' }),
    }),
    refuses: [404],
    handler: ({ context, query }) => refuseMails(context, query),
  });
};
