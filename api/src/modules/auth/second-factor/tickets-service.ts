import { randomBytes } from 'node:crypto';
import * as limits from '@kaksha/domain/limits';
import type { ServiceContext } from '../../../platform/context/context';
import { hashOfToken } from '../../../platform/encryption/token-hash';
import { type AttemptRow, addSignInAttempt, findSignInAttempt, hasSessionOnDevice } from './attempts-repo';
import { signInExpired } from './errors';
import { hasSecondFactor } from './factors-repo';
import { type FactorMethods, findMethods, startPasskeyProof } from './proof-service';

const { validForMinutes } = limits.secondFactor;

/** A sign-in whose first step succeeded and that waits for the second factor. */
export interface SecondStep {
  /** Names the sign-in. Stored as a hash, and valid in the browser that signs in only. */
  ticket: string;
  methods: FactorMethods;
}

/** Whether the sign-in of the user needs a second step. */
export function needsSecondStep({ db }: Pick<ServiceContext, 'db'>, userId: number): Promise<boolean> {
  return hasSecondFactor(db, userId);
}

/** Starts the second step of a sign-in. It can be finished within 10 minutes. */
export async function beginSecondStep(
  { db, clock }: ServiceContext,
  { userId, method, deviceHash }: { userId: number; method: 'code' | 'google'; deviceHash: string },
): Promise<SecondStep> {
  const ticket = randomBytes(32).toString('base64url');
  const createdAt = clock.now();
  await addSignInAttempt(db, {
    userId,
    method,
    deviceHash,
    createdAt,
    ticketHash: hashOfToken(ticket),
    isKnownDevice: await hasSessionOnDevice(db, userId, deviceHash),
    expiresAt: new Date(createdAt.getTime() + validForMinutes * 60_000),
  });
  return { ticket, methods: await findMethods({ db }, userId) };
}

export interface TicketInput {
  ticket: string;
  /** Hash of the device cookie; null for a browser without one. */
  deviceHash: string | null;
}

/** @throws ApiError SIGN_IN_EXPIRED (400) for an unknown, used or expired ticket and for one of another browser */
export async function findAttempt(
  { db, clock }: ServiceContext,
  { ticket, deviceHash }: TicketInput,
): Promise<AttemptRow> {
  if (deviceHash === null) throw signInExpired();
  const attempt = await findSignInAttempt(db, { ticketHash: hashOfToken(ticket), deviceHash, now: clock.now() });
  if (!attempt) throw signInExpired();
  return attempt;
}

/** The options for the browser to sign with a passkey. @throws ApiError SIGN_IN_EXPIRED (400) */
export async function startPasskeySignIn(context: ServiceContext, input: TicketInput) {
  return startPasskeyProof(context, await findAttempt(context, input));
}
