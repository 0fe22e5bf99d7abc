import { Buffer } from 'node:buffer';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ServiceContext } from '../../platform/context/context';
import { keyFor } from '../../platform/encryption/signing-key';
import { badRequest } from '../../platform/http/api-error';
import { isSame, sign } from '../../platform/payment-providers/signature';
import { allowanceOf, type CodeRequest } from './code-limits-service';
import type { CodeChallenge } from './schema';

const { hashes, maxDoublings, doublesEvery, validForMinutes } = limits.codeProof;

/** Loaded when first used: most users need no proof. */
const library = () => import('altcha-lib');

const algorithm = 'SHA-256';
const text = (maxLength: number) => Type.String({ maxLength });
const Payload = Type.Object({
  challenge: text(64),
  number: Type.Integer({ minimum: 0, maximum: hashes * 2 ** maxDoublings }),
  salt: text(300),
  signature: text(64),
});

const proofKey = ({ signingKey }: ServiceContext) => keyFor(signingKey, 'proof of work');
/** Binds a proof to the address without naming it. */
const subjectOf = (context: ServiceContext, email: string) => sign(email, proofKey(context)).slice(0, 32);

/**
 * Work for a browser whose quota of codes is used up. It gets harder with each code that the address or the network got
 * beyond the quota, so that strangers pay more than the owner.
 */
export async function createProofChallenge(context: ServiceContext, request: CodeRequest): Promise<CodeChallenge> {
  const { createChallenge } = await library();
  const { excess } = await allowanceOf(context, request);
  const doublings = Math.min(maxDoublings, Math.floor(Math.max(0, excess) / doublesEvery));
  const until = context.clock.now().getTime() + validForMinutes * 60_000;
  const params = { until: String(until), subject: subjectOf(context, request.email) };
  return createChallenge({ algorithm, hmacKey: proofKey(context), maxnumber: hashes * 2 ** doublings, params });
}

/**
 * The id of a right proof for the address. Each pays for one code.
 * @throws ApiError PROOF_REFUSED (400)
 */
export async function readProof(context: ServiceContext, email: string, proof: string): Promise<string> {
  const payload = payloadOf(proof);
  if (!payload) throw proofRefused();
  const { createChallenge, extractParams } = await library();
  const { challenge, signature, salt, number } = payload;
  const wanted = await createChallenge({ algorithm, hmacKey: proofKey(context), number, salt });
  if (!isSame(wanted.challenge, challenge) || !isSame(wanted.signature, signature)) throw proofRefused();
  const { until, subject = '' } = extractParams({ ...payload, algorithm });
  const isOld = !(Number(until) > context.clock.now().getTime());
  if (isOld || !isSame(subjectOf(context, email), subject)) throw proofRefused();
  return challenge;
}

function payloadOf(proof: string): Static<typeof Payload> | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return Value.Check(Payload, payload) ? payload : null;
  } catch {
    return null;
  }
}

export const proofRefused = () =>
  badRequest('Your browser could not be checked. Please try again.', undefined, 'PROOF_REFUSED');
