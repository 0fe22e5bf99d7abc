import { Type } from 'typebox';
import type { ApiModule } from '../../../api-module';
import { isSandbox } from '../../../payments/open-payments';
import { sandboxOutcomes } from '../../../payments/sandbox';
import { sandboxPage } from '../../../payments/sandbox-page';
import { Done, done, oneOf, refusals } from '../../../wire';
import { Page, SandboxParams } from '../orders/schema';
import { decideSandboxOrder, getSandboxOrder, handleWebhook } from './service';

const tags = ['payment'];

/** Where the payment provider speaks to the house; and in demo mode the page that stands in a provider's place. */
export const providerRoutes: ApiModule = async (app, context) => {
  await app.register(webhookRoute, context);
  if (isSandbox(context.services.payments)) await app.register(sandboxRoutes, context);
};

const webhookRoute: ApiModule = async (app, { settings, services }) => {
  // The signature is of the bytes as they arrived.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));

  app.post(
    '/payment/webhook',
    {
      schema: {
        tags,
        operationId: 'handleWebhook',
        summary: 'For the payment provider: a signed notice',
        description: 'For the payment provider: a notice with its signature',
        response: { 200: Done, ...refusals(400, 404, 502) },
      },
    },
    async ({ body, headers }) => {
      await handleWebhook(services, settings, Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
      return done();
    },
  );
};

const sandboxRoutes: ApiModule = async (app, { settings, services }) => {
  const { apiHost, origin } = settings;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  app.get(
    '/payment/sandbox/:orderId',
    {
      schema: {
        tags,
        operationId: 'showSandboxOrder',
        summary: 'In demo mode: the page on which a payment succeeds or fails',
        description: 'In demo mode: the page on which a payment succeeds, fails or is abandoned',
        params: SandboxParams,
        response: { 200: Page, ...refusals(404) },
      },
    },
    async ({ params }, reply) => {
      const { courseName, amountMinor, currency } = await getSandboxOrder(services, params.orderId);
      const page = sandboxPage({
        courseName,
        amountMinor,
        currency,
        action: `${apiHost}/payment/sandbox/${params.orderId}`,
        siteOrigins: origin ? [origin] : [],
      });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', page.contentSecurityPolicy)
        .send(page.html);
    },
  );

  app.post(
    '/payment/sandbox/:orderId',
    {
      schema: {
        tags,
        operationId: 'decideSandboxOrder',
        summary: 'In demo mode: let a payment succeed, fail or be abandoned',
        params: SandboxParams,
        body: Type.Object({ outcome: oneOf(sandboxOutcomes) }),
        response: { 303: Type.Null({ description: 'On to the payment page' }), ...refusals(400, 404) },
      },
    },
    async ({ params, body }, reply) =>
      reply.redirect(await decideSandboxOrder(services, settings, params.orderId, body.outcome), 303),
  );
};
