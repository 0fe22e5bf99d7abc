import { Type } from 'typebox';
import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { oneOf, refusals } from '../../../platform/http/wire';
import { isSandbox } from '../../../platform/payment-providers/open-payments';
import { sandboxOutcomes } from '../../../platform/payment-providers/sandbox';
import { sandboxPage } from '../../../platform/payment-providers/sandbox-page';
import { HtmlPage, ProviderOrderParams } from '../schema';
import { decideSandboxOrder, getSandboxOrder } from './service';

const tags = ['payment'];

/** The page that replaces a payment provider's in demo mode. */
export const sandboxRoutes: ApiModule = async (app) => {
  const { settings, services } = app;
  if (!isSandbox(services.payments)) return;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  app.get(
    '/payment/sandbox/:orderId',
    {
      schema: {
        tags,
        operationId: 'getSandboxOrder',
        summary: 'In demo mode: the page on which a payment succeeds or fails',
        description: 'In demo mode: the page on which a payment succeeds, fails or is abandoned',
        params: ProviderOrderParams,
        response: { 200: HtmlPage, ...refusals(404) },
      },
    },
    async (request, reply) => {
      const { orderId: providerOrderId } = request.params;
      const { courseName, amountMinor, currency } = await getSandboxOrder(contextOf(request), { providerOrderId });
      const page = sandboxPage({
        courseName,
        amountMinor,
        currency,
        action: `${settings.apiHost}/payment/sandbox/${providerOrderId}`,
        siteOrigins: settings.origin ? [settings.origin] : [],
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
        params: ProviderOrderParams,
        body: Type.Object({ outcome: oneOf(sandboxOutcomes) }),
        response: { 303: Type.Null({ description: 'On to the payment page' }), ...refusals(400, 404) },
      },
    },
    async (request, reply) => {
      const input = { providerOrderId: request.params.orderId, outcome: request.body.outcome };
      return reply.redirect(await decideSandboxOrder(contextOf(request), input), 303);
    },
  );
};
