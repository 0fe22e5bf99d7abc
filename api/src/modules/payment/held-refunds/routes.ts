import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { presentHeldRefund } from './present';
import { HeldRefundsAnswer } from './schema';
import { getHeldRefunds, releaseRefund } from './service';

/** Refunds that need money of the platform, for administrators. */
export const heldRefundRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'payment');
  operation('getHeldRefunds', 'GET /refunds/held', {
    summary: 'Refunds that wait for an approval, earliest first',
    caller: 'finance',
    answer: HeldRefundsAnswer,
    handler: async ({ context }) => (await getHeldRefunds(context)).map(presentHeldRefund),
  });

  operation('releaseRefund', 'POST /refunds/:id/release', {
    summary: 'Send a refund with money of the platform; returns those that still wait',
    caller: 'finance',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    answer: HeldRefundsAnswer,
    refuses: [409],
    mayBeMissing: false,
    handler: async ({ context, params }) => {
      const left = await releaseRefund(context, { refundId: params.id });
      return left.map(presentHeldRefund);
    },
  });
};
