import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { presentCourseBatch } from '../present';
import { CourseBatchWire } from '../schema';
import { CancelBody, CancellationWire } from './schema';
import { cancelBatch, closeBatch, getCancellation, openBatch } from './service';

/** The life cycle of a batch. */
export const batchStateRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'timings');
  operation('openBatch', 'POST /timings/:id/open', {
    summary: 'Open a closed batch for enrolment',
    caller: 'user',
    params: IdParams,
    answer: CourseBatchWire,
    refuses: [403, 409],
    handler: async ({ context, params }) => presentCourseBatch(await openBatch(context, params)),
  });

  operation('closeBatch', 'POST /timings/:id/close', {
    summary: 'Close a batch for enrolment; its classes go on',
    caller: 'user',
    params: IdParams,
    answer: CourseBatchWire,
    refuses: [403, 409],
    handler: async ({ context, params }) => presentCourseBatch(await closeBatch(context, params)),
  });

  operation('cancelBatch', 'POST /timings/:id/cancel', {
    summary: 'Cancel a batch and refund all of its learners in full',
    caller: 'user',
    confirmation: 'always',
    params: IdParams,
    body: CancelBody,
    answer: CourseBatchWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const { id } = params;
      const { reason = '', confirmed = false } = body;
      const row = await cancelBatch(context, { id, reason: reason.trim(), confirmed });
      return presentCourseBatch(row);
    },
  });

  operation('getCancellation', 'GET /timings/:id/cancellation', {
    summary: 'How many learners of a cancelled batch are refunded',
    caller: 'user',
    params: IdParams,
    answer: CancellationWire,
    refuses: [403, 409],
    handler: ({ context, params }) => getCancellation(context, params),
  });
};
