import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error';
import type { Services } from '../services';

/** `/health/live`: the process answers. `/health/ready`: it can do its work, and is not about to end. */
export function addHealth(app: FastifyInstance, { db }: Services): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health/live', { schema: { tags: ['health'] } }, async () => ({ success: true, status: 'success' }));
  app.get('/health/ready', { schema: { tags: ['health'] } }, async (request) => {
    if (closing) throw new HttpError(503, 'CLOSING', 'The service is about to end.');
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      request.log.error({ err: error }, 'the database cannot be reached');
      throw new HttpError(503, 'DATABASE_OUT_OF_REACH', 'The database cannot be reached.');
    }
    return { success: true, status: 'success' };
  });
}
