import type { FastifyRequest } from 'fastify';
import { userOf } from './plugins/authentication';
import type { Viewer } from './viewer';

/** Who changes something, by the token alone, and in which request. */
export interface Actor extends NonNullable<Viewer> {
  requestId: string;
}

/** Throws 401 for a visitor. */
export function actorOf(request: FastifyRequest): Actor {
  const { id, isAdmin, trainerId } = userOf(request);
  return { id, isAdmin, trainerId, requestId: request.id };
}
