import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../platform/http/api-error';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { isLoopback } from '../../platform/settings/loopback';
import { ensureDevice } from '../auth/device-service';
import { presentSignIn } from '../auth/present';
import { SignedInAnswer } from '../auth/schema';
import { ClockAnswer, ClockBody, DemoSessionBody, MailboxAnswer, MailboxQuery } from './schema';
import { moveClock, readMailbox, startDemoSession } from './service';

/** Headers that a proxy or a tunnel adds. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a proxy passed the call on, or a page of another name that leads to this machine sent it. */
const isFromElsewhere = ({ headers, hostname }: FastifyRequest) =>
  !isLoopback(hostname) || proxyHeaders.some((name) => headers[name] !== undefined);

/** Calls of demo mode; no other mode registers them. */
export const devRoutes: ApiModule = async (app, { settings }) => {
  const operation = operations(app, 'demo');
  // With a mail server codes prove addresses, so sign-in without a code is off.
  if (!settings.demo || settings.smtpUrl !== null) return;

  if (settings.privateDemo) {
    app.addHook('onRequest', async (request) => {
      if (isFromElsewhere(request)) {
        throw forbidden('The sign-in codes of this demo are for its own machine. Its operator can set DEMO=1.');
      }
    });
  }

  operation('startDemoSession', 'POST /dev/session', {
    summary: 'In demo mode: sign in without a code',
    caller: 'visitor',
    body: DemoSessionBody,
    answer: SignedInAnswer,
    refuses: [403, 404],
    handler: async ({ context, body, request, reply }) => {
      const deviceHash = ensureDevice(request, reply);
      return presentSignIn(await startDemoSession(context, { email: body.emailId, deviceHash }));
    },
  });

  operation('readMailbox', 'GET /dev/mailbox', {
    summary: 'In demo mode: mails that were stored instead of sent',
    caller: 'visitor',
    query: MailboxQuery,
    answer: MailboxAnswer,
    refuses: [403],
    handler: async ({ context, query }) => {
      const mails = await readMailbox(context, query);
      return mails.map(({ to, subject, text, otp, sentAt }) => ({
        to,
        subject,
        text,
        otp,
        sent_at: sentAt.toISOString(),
      }));
    },
  });

  operation('moveClock', 'POST /dev/clock', {
    summary:
      'In demo mode with DEMO_CLOCK=1: move the clock of the API and of its pages, and run the jobs of each minute',
    caller: 'visitor',
    body: ClockBody,
    answer: ClockAnswer,
    refuses: [403, 404],
    handler: async ({ context, body }) => {
      const { now } = body;
      const moved = await moveClock(context, { to: now === null ? null : new Date(now) });
      // Cached pages show the time of their render.
      app.anonymousCache.clear(['pages', 'catalogue']);
      return { now: moved.toISOString() };
    },
  });
};
