import { badRequest } from '../../../platform/http/api-error';
import type { Factors } from './factors-service';
import type { FactorMethods, FactorProof } from './proof-service';
import type { PasskeyWire, SecondStepBody, StepUpBody } from './schema';
import type { StepUpProof, StepUpState } from './step-up-service';
import type { SecondStep } from './tickets-service';

const methodsOf = ({ passkey, totp, recoveryCode }: FactorMethods) => ({ passkey, totp, recovery_code: recoveryCode });

export const presentSecondStep = ({ ticket, methods }: SecondStep) => ({ ticket, methods: methodsOf(methods) });

export const presentStepUpState = ({ methods, provenUntil }: StepUpState) => ({
  methods: { ...methodsOf(methods), email_code: methods.emailCode },
  proven_until: provenUntil?.toISOString() ?? null,
});

export function presentFactors({ passkeys, totpAddedAt, recoveryCodesLeft, required }: Factors) {
  return {
    passkeys: passkeys.map(
      ({ id, name, isSynced, createdAt, lastUsedAt }): PasskeyWire => ({
        id,
        name,
        is_synced: isSynced,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      }),
    ),
    totp_added_at: totpAddedAt?.toISOString() ?? null,
    recovery_codes_left: recoveryCodesLeft,
    required,
  };
}

/** @throws ApiError VALIDATION_FAILED (400) unless there is exactly one proof */
export function factorProofOf(body: Pick<SecondStepBody, 'passkey' | 'totp' | 'recovery_code'>): FactorProof {
  const { passkey, totp, recovery_code } = body;
  const proofs: FactorProof[] = [
    ...(passkey ? [{ passkey }] : []),
    ...(totp === undefined ? [] : [{ totp }]),
    ...(recovery_code === undefined ? [] : [{ recoveryCode: recovery_code }]),
  ];
  const [proof, second] = proofs;
  if (!proof || second) throw badRequest('Please confirm in exactly one way.');
  return proof;
}

/** @throws ApiError VALIDATION_FAILED (400) unless there is exactly one proof */
export function stepUpProofOf({ email_code, ...factor }: StepUpBody): StepUpProof {
  if (email_code === undefined) return factorProofOf(factor);
  if (Object.keys(factor).length > 0) throw badRequest('Please confirm in exactly one way.');
  return { emailCode: email_code };
}
