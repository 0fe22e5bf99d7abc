import type { ApiModule } from '../../api-module';
import { refusals, results } from '../../wire';
import { SignedInAnswer } from '../auth/schema';
import { presentSignIn } from '../auth/service';
import { DemoSessionBody, MailboxAnswer, MailboxQuery } from './schema';
import { readMailbox, startDemoSession } from './service';

const tags = ['demo'];

/** Helpers of demo mode. Elsewhere there are no such calls. */
export const devRoutes: ApiModule = async (app, { settings, services }) => {
  // Where mails are really sent, a code proves who somebody is; none is kept, and nobody is let in without one.
  if (!settings.demo || settings.smtpUrl !== null) return;

  app.post(
    '/dev/session',
    {
      schema: {
        tags,
        operationId: 'startDemoSession',
        summary: 'In demo mode: sign in without a code',
        body: DemoSessionBody,
        response: { 200: SignedInAnswer, ...refusals(400, 403, 404) },
      },
    },
    async ({ body, headers }) =>
      presentSignIn(await startDemoSession(services, settings, body.emailId, headers['user-agent'])),
  );

  app.get(
    '/dev/mailbox',
    {
      schema: {
        tags,
        operationId: 'readMailbox',
        summary: 'In demo mode: mails that were kept instead of sent',
        querystring: MailboxQuery,
        response: { 200: MailboxAnswer, ...refusals(400) },
      },
    },
    async ({ query }) => {
      const mails = await readMailbox(services.db, query.to);
      return results(
        mails.map(({ to, subject, text, otp, sentAt }) => ({ to, subject, text, otp, sent_at: sentAt.toISOString() })),
      );
    },
  );
};
