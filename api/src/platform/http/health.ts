import { createRepeatLimit } from '@kaksha/domain/repeat-limit';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../context/services';
import { ApiError } from './api-error';
import { Done, done, nullable, oneOf } from './wire';

/** Probes of one balancer come from one address. */
const config = { rateLimit: false as const };
const tags = ['health'];

const databaseStates = ['reachable', 'unreachable'] as const;

const Readiness = Type.Object({
  ...Done.properties,
  database: oneOf(
    databaseStates,
    'Without the database the site serves pages of its cache, and other calls answer 503',
  ),
  version: nullable(
    Type.String({ description: 'The version of the compiled site; null when it runs from its sources' }),
  ),
});

/**
 * `/health/live`: the process runs. `/health/ready`: the process takes requests. It does so without the database too,
 * because all processes share one: a balancer that took them all out would answer no page at all.
 */
export function addHealth(app: FastifyInstance, { db }: Services, version: string | null): void {
  const isDue = createRepeatLimit({ intervalMs: 10_000 });
  app.get(
    '/health/live',
    {
      config,
      schema: { tags, response: { 200: Done }, operationId: 'isLive', summary: 'Whether the process answers' },
    },
    async () => done(),
  );
  app.get(
    '/health/ready',
    {
      config,
      schema: {
        tags,
        response: { 200: Readiness },
        operationId: 'isReady',
        summary: 'Whether the process takes requests, and whether it reaches the database',
      },
    },
    async (request) => {
      if (app.shutdown.hasBegun()) throw new ApiError(503, 'CLOSING', 'The service is about to end.');
      const database = await db.execute(sql`select 1`).then(
        () => 'reachable' as const,
        (error: unknown) => {
          const due = isDue('database unreachable');
          if (due) request.log.error({ err: error, ...due }, 'database unreachable');
          return 'unreachable' as const;
        },
      );
      return { ...done(), database, version };
    },
  );
}
