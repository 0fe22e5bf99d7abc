import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { oneOf } from '../../../platform/http/wire';
import { isSandbox } from '../../../platform/payment-providers/open-payments';
import { sandboxOutcomes } from '../../../platform/payment-providers/sandbox';
import { sandboxPage } from '../../../platform/payment-providers/sandbox-page';
import { HtmlPage, ProviderOrderParams } from '../schema';
import { decideSandboxOrder, getSandboxOrder } from './service';

/** The page that replaces a payment provider's in demo mode. */
export const sandboxRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payment');
  const { settings, services } = app;
  if (!isSandbox(services.payments)) return;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  operation('getSandboxOrder', 'GET /payment/sandbox/:orderId', {
    summary: 'In demo mode: the page on which a payment succeeds or fails',
    description: 'In demo mode: the page on which a payment succeeds, fails or is abandoned',
    caller: 'visitor',
    params: ProviderOrderParams,
    responses: { 200: HtmlPage },
    handler: async ({ context, params, reply }) => {
      const { orderId: providerOrderId } = params;
      const { courseName, amountMinor, currency } = await getSandboxOrder(context, { providerOrderId });
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
  });

  operation('decideSandboxOrder', 'POST /payment/sandbox/:orderId', {
    summary: 'In demo mode: let a payment succeed, fail or be abandoned',
    caller: 'visitor',
    params: ProviderOrderParams,
    body: Type.Object({ outcome: oneOf(sandboxOutcomes) }),
    responses: { 303: Type.Null({ description: 'On to the payment page' }) },
    handler: async ({ context, params, body, reply }) => {
      const input = { providerOrderId: params.orderId, outcome: body.outcome };
      return reply.redirect(await decideSandboxOrder(context, input), 303);
    },
  });
};
