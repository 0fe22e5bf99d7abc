import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error';
import type { Services } from '../services';
import { Done, done } from '../wire';

/** Probes of one balancer come from one address. */
const config = { rateLimit: false as const };
const documented = { tags: ['health'], response: { 200: Done } };

/** `/health/live`: the process runs. `/health/ready`: the database answers and no shutdown is in progress. */
export function addHealth(app: FastifyInstance, { db }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get(
    '/health/live',
    { config, schema: { ...documented, operationId: 'isLive', summary: 'Whether the process answers' } },
    async () => done(),
  );
  app.get(
    '/health/ready',
    { config, schema: { ...documented, operationId: 'isReady', summary: 'Whether the process can serve requests' } },
    async (request) => {
      if (closing) throw new ApiError(503, 'CLOSING', 'The service is about to end.');
      try {
        await db.execute(sql`select 1`);
      } catch (error) {
        request.log.error({ err: error }, 'database unreachable');
        throw new ApiError(503, 'DATABASE_OUT_OF_REACH', 'The database cannot be reached.');
      }
      return done();
    },
  );
}
