import { desc, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { keptMails } from '../../db/schema/platform';
import { nullable, Results, results } from '../../wire';
import { cleanEmail } from '../auth/service';

const MailboxAnswer = Results(
  Type.Array(
    Type.Object({
      to: Type.String(),
      subject: Type.String(),
      text: Type.String(),
      otp: nullable(Type.String()),
      sent_at: Type.String({ description: 'ISO 8601, UTC' }),
    }),
  ),
);

const mostShown = 20;

/** Mails that were kept instead of sent, newest first. There is no such call outside of demo mode. */
export const devMailboxRoutes: ApiModule = async (app, { settings, services }) => {
  if (!settings.demo || settings.smtpUrl !== null) return;

  app.get(
    '/dev/mailbox',
    {
      schema: {
        tags: ['demo'],
        operationId: 'readMailbox',
        querystring: Type.Object({ to: Type.String({ maxLength: 254 }) }),
        response: { 200: MailboxAnswer },
      },
    },
    async (request) => {
      const rows = await services.db
        .select()
        .from(keptMails)
        .where(eq(keptMails.to, cleanEmail(request.query.to)))
        .orderBy(desc(keptMails.id))
        .limit(mostShown);
      return results(
        rows.map(({ to, subject, text, otp, sentAt }) => ({ to, subject, text, otp, sent_at: sentAt.toISOString() })),
      );
    },
  );
};
