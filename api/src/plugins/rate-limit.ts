import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../http-error';
import type { Settings } from '../settings';

/**
 * Limits per network address, for the routes that ask for it: `config: { rateLimit: { max: 30, timeWindow: '1 minute' } }`.
 */
export async function addRateLimit(app: FastifyInstance, settings: Settings): Promise<void> {
  if (!settings.rateLimit) return;
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) => tooMany(`That was a lot at once. Please try again in ${after}.`),
  });
}
