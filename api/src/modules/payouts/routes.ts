import { userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireAdmin } from '../../platform/http/authentication';
import { perMinute } from '../../platform/http/rate-limit';
import { IdParams, paged, refusals, results } from '../../platform/http/wire';
import { approvePayout } from './approve-service';
import { presentAdminPayout, presentPayoutAccount } from './present';
import {
  AdminPayoutAnswer,
  AdminPayouts,
  ApprovalBody,
  FailedBody,
  PaidBody,
  PayoutAccountAnswer,
  PayoutQuery,
  RouteBody,
} from './schema';
import { failPayout, findPayouts, markPayoutPaid, setPayoutRoute, showPayoutAccount } from './service';
import { statementRoutes } from './statements/routes';

const common = { tags: ['payouts'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60), confirmation: 'always' } as const;
const refused = refusals(400, 401, 403, 404, 409, 429);

/** What the platform pays to trainers: for administrators, who confirm each step with a second factor. */
export const payoutRoutes: ApiModule = async (app, context) => {
  await app.register(statementRoutes, context);

  app.get(
    '/payouts',
    {
      onRequest: requireAdmin,
      schema: {
        ...common,
        operationId: 'findPayouts',
        summary: 'Payouts of all trainers, latest first',
        querystring: PayoutQuery,
        response: { 200: AdminPayouts, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { state = 'open', page = 1, count = 20 } = request.query;
      const states = state === 'open' ? (['awaiting', 'approved'] as const) : (['paid', 'failed'] as const);
      const context = userContextOf(request);
      const found = await findPayouts(context, { states, page, count });
      return paged(
        { ...found, results: found.results.map((row) => presentAdminPayout(context, row)) },
        { page, count },
      );
    },
  );

  app.post(
    '/payouts/:id/approve',
    {
      onRequest: requireAdmin,
      config,
      schema: {
        ...common,
        operationId: 'approvePayout',
        summary: 'Approve a payout',
        params: IdParams,
        body: ApprovalBody,
        response: { 200: AdminPayoutAnswer, ...refused },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const { amount: amountMinor, account_fingerprint: fingerprint } = request.body;
      const input = { id: request.params.id, amountMinor, fingerprint };
      return results(presentAdminPayout(context, await approvePayout(context, input)));
    },
  );

  app.post(
    '/payouts/:id/paid',
    {
      onRequest: requireAdmin,
      config,
      schema: {
        ...common,
        operationId: 'markPayoutPaid',
        summary: 'Mark a payout as paid by hand',
        params: IdParams,
        body: PaidBody,
        response: { 200: AdminPayoutAnswer, ...refused },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const input = { id: request.params.id, reference: request.body.reference.trim() };
      return results(presentAdminPayout(context, await markPayoutPaid(context, input)));
    },
  );

  app.post(
    '/payouts/:id/failed',
    {
      onRequest: requireAdmin,
      config,
      schema: {
        ...common,
        operationId: 'failPayout',
        summary: 'Mark a payout as failed; its orders join the next one',
        params: IdParams,
        body: FailedBody,
        response: { 200: AdminPayoutAnswer, ...refused },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const input = { id: request.params.id, reason: request.body.reason.trim() };
      return results(presentAdminPayout(context, await failPayout(context, input)));
    },
  );

  app.post(
    '/payouts/:id/account',
    {
      onRequest: requireAdmin,
      config,
      schema: {
        ...common,
        operationId: 'showPayoutAccount',
        summary: 'The account of the trainer in full; each call is recorded',
        params: IdParams,
        response: { 200: PayoutAccountAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const account = await showPayoutAccount(userContextOf(request), { id: request.params.id });
      reply.header('cache-control', 'no-store');
      return results(presentPayoutAccount(account));
    },
  );

  app.put(
    '/payouts/:id/route-account',
    {
      onRequest: requireAdmin,
      config,
      schema: {
        ...common,
        operationId: 'setPayoutRoute',
        summary: "Set the linked account of Razorpay Route for the trainer's bank account",
        params: IdParams,
        body: RouteBody,
        response: { 200: AdminPayoutAnswer, ...refused },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const input = { id: request.params.id, accountId: request.body.account_id };
      return results(presentAdminPayout(context, await setPayoutRoute(context, input)));
    },
  );
};
