import { inTransaction, type ServiceContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { totpSecretOf } from '../../../platform/encryption/purposes';
import { mailOwner } from '../owner-mail-service';
import { type AttemptRow, isAdministrator, setChallenge, takeChallenge } from './attempts-repo';
import { passkeyRefused, wrongFactorCode, wrongRecoveryCode } from './errors';
import {
  countRecoveryCodes,
  findPasskeys,
  findTotp,
  markPasskeyUsed,
  useRecoveryCode,
  useTotpStep,
} from './factors-repo';
import { recoveryCodeHash } from './recovery-codes';
import type { PasskeyAssertion } from './schema';
import { totpStep } from './totp';
import { authenticationOptions, challengeEnd, verifyAuthentication } from './webauthn';

/** One of the user's second factors. */
export type FactorProof = { passkey: PasskeyAssertion } | { totp: string } | { recoveryCode: string };

export type Factor = 'passkey' | 'totp' | 'recovery-code';

export interface FactorMethods {
  passkey: boolean;
  totp: boolean;
  recoveryCode: boolean;
}

/** The ways in which the user can prove a second factor. */
export async function findMethods({ db }: Pick<ServiceContext, 'db'>, userId: number): Promise<FactorMethods> {
  const [passkeys, totp, codes] = await Promise.all([
    findPasskeys(db, userId),
    findTotp(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  return { passkey: passkeys.length > 0, totp: totp?.confirmedAt != null, recoveryCode: codes > 0 };
}

/** The options for the browser to sign with a passkey. Replaces the challenge of the attempt. */
export async function startPasskeyProof({ db, clock, settings }: ServiceContext, attempt: AttemptRow) {
  const passkeys = await findPasskeys(db, attempt.userId);
  const verifiesUser = await mustVerifyUser(db, attempt);
  const options = await authenticationOptions(settings, { passkeys, verifiesUser });
  await setChallenge(db, attempt.id, { challenge: options.challenge, expiresAt: challengeEnd(clock.now()) });
  return options;
}

/** A found authenticator alone confirms nothing, and opens no administrator's account. */
const mustVerifyUser = async (db: ServiceContext['db'], { sessionId, userId }: AttemptRow): Promise<boolean> =>
  sessionId !== null || isAdministrator(db, userId);

/**
 * Checks a proof and makes it unusable for a second time. The caller counts the tries.
 * @throws ApiError WRONG_CODE (400), PASSKEY_REFUSED (400)
 */
export async function checkProof(context: ServiceContext, attempt: AttemptRow, proof: FactorProof): Promise<Factor> {
  const factor = factorOf(proof);
  if (await isProven(context, attempt, proof)) {
    if (factor === 'recovery-code') await reportRecoveryCode(context, attempt.userId);
    return factor;
  }
  const { db, client, requestId } = context;
  const entry = { actorId: null, entityId: attempt.userId, detail: { factor }, client, requestId };
  await writeAudit(db, { ...entry, action: 'second-factor.refuse' });
  throw factor === 'passkey' ? passkeyRefused() : factor === 'totp' ? wrongFactorCode() : wrongRecoveryCode();
}

const factorOf = (proof: FactorProof): Factor =>
  'passkey' in proof ? 'passkey' : 'totp' in proof ? 'totp' : 'recovery-code';

function isProven(context: ServiceContext, attempt: AttemptRow, proof: FactorProof): Promise<boolean> {
  if ('passkey' in proof) return isPasskeyProven(context, attempt, proof.passkey);
  if ('totp' in proof) return isTotpProven(context, attempt.userId, proof.totp);
  const { db, clock } = context;
  const { userId } = attempt;
  return useRecoveryCode(db, { userId, codeHash: recoveryCodeHash(userId, proof.recoveryCode), now: clock.now() });
}

async function isPasskeyProven(
  { db, clock, settings }: ServiceContext,
  attempt: AttemptRow,
  response: PasskeyAssertion,
): Promise<boolean> {
  const { id, userId, challenge } = attempt;
  const now = clock.now();
  const passkey = (await findPasskeys(db, userId)).find(({ credentialId }) => credentialId === response.id);
  if (!passkey || challenge === null || !(await takeChallenge(db, id, { challenge, now }))) return false;
  const verifiesUser = await mustVerifyUser(db, attempt);
  const counter = await verifyAuthentication(settings, response, { passkey, challenge, verifiesUser });
  return counter !== null && markPasskeyUsed(db, { id: passkey.id, counter, now });
}

/** Whether the code is right for the user's app. Each time step counts once. */
async function isTotpProven({ db, clock, cipher }: ServiceContext, userId: number, code: string): Promise<boolean> {
  const stored = await findTotp(db, userId);
  if (!stored?.confirmedAt) return false;
  const step = totpStep(cipher.decrypt(stored.secret, totpSecretOf(userId)), code.trim(), clock.now());
  return step !== null && useTotpStep(db, userId, step);
}

async function reportRecoveryCode(context: ServiceContext, userId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { db, client, requestId } = tx;
    const left = await countRecoveryCodes(db, userId);
    const entry = { actorId: userId, entityId: userId, detail: { left }, client, requestId };
    await writeAudit(db, { ...entry, action: 'recovery-code.use' });
    await mailOwner(tx, userId, { kind: 'recovery-code-used', left });
  });
}
