import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../platform/context/context';
import { forbidden } from '../../platform/http/api-error';
import type { ApiModule } from '../../platform/http/api-module';
import { refusals, results } from '../../platform/http/wire';
import { isLoopback } from '../../platform/settings/loopback';
import { ensureDevice } from '../auth/device-service';
import { presentSignIn } from '../auth/present';
import { SignedInAnswer } from '../auth/schema';
import { ClockAnswer, ClockBody, DemoSessionBody, MailboxAnswer, MailboxQuery } from './schema';
import { moveClock, readMailbox, startDemoSession } from './service';

const tags = ['demo'];

/** Headers that a proxy or a tunnel adds. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a proxy passed the call on, or a page of another name that leads to this machine sent it. */
const isFromElsewhere = ({ headers, hostname }: FastifyRequest) =>
  !isLoopback(hostname) || proxyHeaders.some((name) => headers[name] !== undefined);

/** Calls of demo mode; no other mode registers them. */
export const devRoutes: ApiModule = async (app, { settings }) => {
  // With a mail server codes prove addresses, so sign-in without a code is off.
  if (!settings.demo || settings.smtpUrl !== null) return;

  if (settings.privateDemo) {
    app.addHook('onRequest', async (request) => {
      if (isFromElsewhere(request)) {
        throw forbidden('The sign-in codes of this demo are for its own machine. Its operator can set DEMO=1.');
      }
    });
  }

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
    async (request, reply) => {
      const deviceHash = ensureDevice(request, reply);
      return presentSignIn(await startDemoSession(contextOf(request), { email: request.body.emailId, deviceHash }));
    },
  );

  app.get(
    '/dev/mailbox',
    {
      schema: {
        tags,
        operationId: 'readMailbox',
        summary: 'In demo mode: mails that were stored instead of sent',
        querystring: MailboxQuery,
        response: { 200: MailboxAnswer, ...refusals(400, 403) },
      },
    },
    async (request) => {
      const mails = await readMailbox(contextOf(request), request.query);
      return results(
        mails.map(({ to, subject, text, otp, sentAt }) => ({ to, subject, text, otp, sent_at: sentAt.toISOString() })),
      );
    },
  );

  app.post(
    '/dev/clock',
    {
      schema: {
        tags,
        operationId: 'moveClock',
        summary:
          'In demo mode with DEMO_CLOCK=1: move the clock of the API and of its pages, and run the jobs of each minute',
        body: ClockBody,
        response: { 200: ClockAnswer, ...refusals(400, 403, 404) },
      },
    },
    async (request) => {
      const { now } = request.body;
      const moved = await moveClock(contextOf(request), { to: now === null ? null : new Date(now) });
      // Cached pages show the time of their render.
      app.anonymousCache.clear(['pages', 'catalogue']);
      return results({ now: moved.toISOString() });
    },
  );
};
