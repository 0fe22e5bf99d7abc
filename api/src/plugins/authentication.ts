import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../api-error';
import { findSession, type SignedIn } from '../modules/auth/sessions';
import { ownTrainerId } from '../policy';
import type { Services } from '../services';
import type { Settings } from '../settings';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, by the bearer token alone; null for a visitor, and for a token that is not (or no longer) good. */
    user: SignedIn | null;
  }
}

export function addAuthentication(app: FastifyInstance, { mediaBase }: Settings, { db }: Services): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    if (token) request.user = await findSession(db, token, mediaBase);
  });
}

/** The token of an `Authorization: Bearer …` header, or null. Ours are 43 characters of base64url. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Hooks for a route's `onRequest`, so that who may not ask is told so before what they ask is looked at. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.user) throw unauthorized();
}

/** The same for calls about a profile or payments, whose answer to a visitor is the product's own sentence. */
export async function requireToken(request: FastifyRequest): Promise<void> {
  if (!bearerToken(request)) throw unauthorized('Authentication token not found');
  await requireUser(request);
}

export async function requireTrainer(request: FastifyRequest): Promise<void> {
  ownTrainerId(userOf(request));
}

export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (!userOf(request).isAdmin) throw forbidden('This is for administrators only.');
}

/** Who asks. Throws 401 for a visitor. */
export function userOf(request: FastifyRequest): SignedIn {
  if (!request.user) throw unauthorized();
  return request.user;
}
