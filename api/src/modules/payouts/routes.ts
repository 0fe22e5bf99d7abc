import type { PayoutState } from '@kaksha/domain/payouts';
import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { IdParams, paged } from '../../platform/http/wire';
import { approvePayout } from './approve-service';
import { approvePayouts } from './approve-several-service';
import { presentAdminPayout, presentPayoutAccount } from './present';
import {
  AdminPayouts,
  AdminPayoutWire,
  ApprovalBody,
  ApprovalOutcomeWire,
  ApprovalsBody,
  FailedBody,
  PaidBody,
  PayoutAccountWire,
  PayoutQuery,
  RouteBody,
} from './schema';
import { failPayout, findPayouts, markPayoutPaid, setPayoutRoute, showPayoutAccount } from './service';
import { statementRoutes } from './statements/routes';

const statesOf: Record<'open' | 'closed' | PayoutState, readonly PayoutState[]> = {
  open: ['awaiting', 'approved'],
  closed: ['paid', 'failed'],
  awaiting: ['awaiting'],
  approved: ['approved'],
  paid: ['paid'],
  failed: ['failed'],
};

/** What the platform pays to trainers: for administrators, who confirm each step with a second factor. */
export const payoutRoutes: ApiModule = async (app, context) => {
  const operation = operations(app, 'payouts');
  await app.register(statementRoutes, context);

  operation('findPayouts', 'GET /payouts', {
    summary: 'Payouts of all trainers, latest first',
    caller: 'finance',
    query: PayoutQuery,
    responses: { 200: AdminPayouts },
    handler: async ({ context, query }) => {
      const { state = 'open', page = 1, count = 20 } = query;
      const found = await findPayouts(context, { states: statesOf[state], page, count });
      return paged(
        { ...found, results: found.results.map((row) => presentAdminPayout(context, row)) },
        { page, count },
      );
    },
  });

  operation('approvePayout', 'POST /payouts/:id/approve', {
    summary: 'Approve a payout',
    caller: 'finance',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    body: ApprovalBody,
    answer: AdminPayoutWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const { amount: amountMinor, accountFingerprint: fingerprint } = body;
      const input = { id: params.id, amountMinor, fingerprint };
      return presentAdminPayout(context, await approvePayout(context, input));
    },
  });

  operation('approvePayouts', 'POST /payouts/approve', {
    summary: 'Approve several payouts; each is reported by itself',
    description: 'An approval that the caller gave before is reported as given, so the call can be repeated.',
    caller: 'finance',
    perMinute: 60,
    confirmation: 'always',
    body: ApprovalsBody,
    answer: Type.Array(ApprovalOutcomeWire),
    handler: async ({ context, body }) => {
      const approvals = body.payouts.map(({ id, amount: amountMinor, accountFingerprint: fingerprint }) => {
        return { id, amountMinor, fingerprint };
      });
      const outcomes = await approvePayouts(context, approvals);
      return outcomes.map(({ payout, ...outcome }) => ({
        ...outcome,
        payout: payout && presentAdminPayout(context, payout),
      }));
    },
  });

  operation('markPayoutPaid', 'POST /payouts/:id/paid', {
    summary: 'Mark a payout as paid by hand',
    caller: 'finance',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    body: PaidBody,
    answer: AdminPayoutWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, reference: body.reference.trim() };
      return presentAdminPayout(context, await markPayoutPaid(context, input));
    },
  });

  operation('failPayout', 'POST /payouts/:id/failed', {
    summary: 'Mark a payout as failed; its orders join the next one',
    caller: 'finance',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    body: FailedBody,
    answer: AdminPayoutWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, reason: body.reason.trim() };
      return presentAdminPayout(context, await failPayout(context, input));
    },
  });

  operation('showPayoutAccount', 'POST /payouts/:id/account', {
    summary: 'The account of the trainer in full; each call is recorded',
    caller: 'finance',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    answer: PayoutAccountWire,
    refuses: [409],
    handler: async ({ context, params, reply }) => {
      const account = await showPayoutAccount(context, { id: params.id });
      reply.header('cache-control', 'no-store');
      return presentPayoutAccount(account);
    },
  });

  operation('setPayoutRoute', 'PUT /payouts/:id/route-account', {
    summary: "Set the linked account of Razorpay Route for the trainer's bank account",
    caller: 'finance',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    body: RouteBody,
    answer: AdminPayoutWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, accountId: body.accountId };
      return presentAdminPayout(context, await setPayoutRoute(context, input));
    },
  });
};
