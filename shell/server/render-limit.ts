import rateLimit from '@fastify/rate-limit';
import { networkOf } from '@kaksha/domain/network-address';
import type { FastifyInstance, FastifyRequest } from 'fastify';

class TooManyRendersError extends Error {
  readonly statusCode = 429;
}

/**
 * Limits how many pages are rendered for one network.
 * @returns counts one render @throws an error with status 429 above the limit
 */
export async function limitRenders(
  site: FastifyInstance,
  maxPerMinute: number,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await site.register(rateLimit, { global: false });
  const count = site.createRateLimit({
    max: maxPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
  });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw new TooManyRendersError('too many renders');
  };
}
