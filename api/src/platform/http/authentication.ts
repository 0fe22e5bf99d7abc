import type { AdminRight } from '@kaksha/domain/admin-rights';
import { isTimeZone } from '@kaksha/domain/dates';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownTrainerId } from '../context/policy';
import type { AuthenticatedUser } from '../context/principal';
import { ApiError, forbidden, unauthorized } from './api-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the bearer token; null for a visitor and for an invalid token. */
    user: AuthenticatedUser | null;
  }
}

/** The user of the token; null for a token that is not valid. */
type FindUser = (request: { token: string; timeZone: string | null }) => Promise<AuthenticatedUser | null>;

export function addAuthentication(app: FastifyInstance, findUser: FindUser): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    if (token) request.user = await findUser({ token, timeZone: timeZoneOf(request) });
  });
}

const maxTimeZone = 64;

/** The IANA zone of the browser from the `Time-Zone` header; null without a known one. */
function timeZoneOf({ headers }: FastifyRequest): string | null {
  const zone = headers['time-zone'];
  return typeof zone === 'string' && zone.length <= maxTimeZone && isTimeZone(zone) ? zone : null;
}

/** The token of an `Authorization: Bearer …` header, or null. Tokens are 43 characters of base64url. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * For `onRequest`: authorisation runs before validation, so callers without access learn nothing about the resource.
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (!request.user) throw unauthorized();
}

/** Like `requireUser`, with the message that the specification requires for profile and payment calls. */
export async function requireToken(request: FastifyRequest): Promise<void> {
  if (!bearerToken(request)) throw unauthorized('Authentication token not found');
  await requireUser(request);
}

export async function requireTrainer(request: FastifyRequest): Promise<void> {
  ownTrainerId(userOf(request));
}

/** Administrators, whatever their rights. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  const { isAdmin, lacksSecondFactor } = userOf(request);
  if (!isAdmin) throw forbidden('This is for administrators only.');
  if (lacksSecondFactor) throw secondFactorRequired();
}

/** Administrators who hold the right. */
export const requireRight =
  (right: AdminRight) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireAdmin(request);
    if (!userOf(request).rights.includes(right)) {
      throw forbidden(`This is for administrators with the right "${right}".`);
    }
  };

const secondFactorRequired = () =>
  new ApiError(
    403,
    'SECOND_FACTOR_REQUIRED',
    'Administrators need a second step. Please add one on your security page.',
  );

/** @throws ApiError UNAUTHORIZED (401) for a visitor. */
export function userOf(request: FastifyRequest): AuthenticatedUser {
  if (!request.user) throw unauthorized();
  return request.user;
}
