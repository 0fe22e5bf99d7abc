import type { FastifyRequest } from 'fastify';
import { userOf } from './plugins/authentication';
import type { Principal } from './principal';

/** Replaced by `UserContext` of context.ts; removed when no module uses it. */
export interface Actor extends Principal {
  requestId: string;
}

/** Throws 401 for a visitor. */
export function actorOf(request: FastifyRequest): Actor {
  const { id, isAdmin, trainerId } = userOf(request);
  return { id, isAdmin, trainerId, requestId: request.id };
}
