import { badRequest } from '../../../platform/http/api-error';
import type { FactorProof } from './proof-service';
import type { SecondStepBody, StepUpBody } from './schema';
import type { StepUpProof } from './step-up-service';

/** @throws ApiError VALIDATION_FAILED (400) unless there is exactly one proof */
export function factorProofOf({ passkey, totp, recoveryCode }: Omit<SecondStepBody, 'ticket'>): FactorProof {
  const proofs: FactorProof[] = [
    ...(passkey ? [{ passkey }] : []),
    ...(totp === undefined ? [] : [{ totp }]),
    ...(recoveryCode === undefined ? [] : [{ recoveryCode }]),
  ];
  const [proof, second] = proofs;
  if (!proof || second) throw badRequest('Please confirm in exactly one way.');
  return proof;
}

/** @throws ApiError VALIDATION_FAILED (400) unless there is exactly one proof */
export function stepUpProofOf({ emailCode, ...factor }: StepUpBody): StepUpProof {
  if (emailCode === undefined) return factorProofOf(factor);
  if (Object.keys(factor).length > 0) throw badRequest('Please confirm in exactly one way.');
  return { emailCode };
}
