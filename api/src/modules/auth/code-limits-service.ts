import * as limits from '@kaksha/domain/limits';
import { networkOf } from '@kaksha/domain/network-address';
import { dayMs, hourMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { keyFor } from '../../platform/encryption/signing-key';
import { sign } from '../../platform/payment-providers/signature';
import type { CodePurpose } from './code-mail';
import { countDeviceCodes, countNewDeviceCodes, countSubjectFailures, isKnownDevice } from './codes-repo';
import { findSignInAddresses } from './sessions-repo';

const { otp } = limits;

/** Codes per hour for one network and unknown devices. An office fits. */
const maxPerNetwork = 100;

/** Codes per hour for one address and unknown devices of all unknown networks, which bounds the mails to a victim. */
const maxPerAddress = 15;

/** Refused codes in the days below, after which a browser is trusted less. */
const maxLastingFailures = 50;
export const lastingFailureDays = 30;

export interface CodeRequest {
  email: string;
  network: string;
  deviceHash: string;
  purpose: CodePurpose;
  /** Proof of work, for a code beyond the quota. */
  proof?: string | undefined;
}

/** What the account knows of the browser that requests a code. Each kind has a quota that the others cannot use up. */
type CodeSource = 'known device' | 'known network' | 'stranger';

export interface CodeAllowance {
  source: CodeSource;
  /** Codes beyond the quota of the source; negative while it lasts. */
  excess: number;
  /** Tries of the code. */
  maxTries: number;
}

/**
 * How many codes the browser may still request for the address. After many refused codes of weeks, the address allows
 * new browsers one try for each code and no code without a proof of work.
 */
export async function allowanceOf(context: ServiceContext, request: CodeRequest): Promise<CodeAllowance> {
  const { db, clock } = context;
  const { email, network, deviceHash, purpose } = request;
  const since = new Date(clock.now().getTime() - hourMs);
  if (await isKnownDevice(db, email, deviceHash)) {
    if (!(await hasManyFailures(context, deviceSubject(context, request)))) {
      const excess = (await countDeviceCodes(db, { email, deviceHash, since })) - otp.maxPerHour;
      return { source: 'known device', excess, maxTries: otp.maxTries };
    }
  }
  const counts = await countNewDeviceCodes(db, { email, network, since });
  // A session of the account asks for the code of a confirmation.
  const isKnown = purpose === 'confirm' || (await isKnownNetwork(context, email, network));
  const excess = isKnown
    ? counts.ofAddressInNetwork - otp.maxPerHour
    : Math.max(
        counts.ofAddressInNetwork - otp.maxPerHour,
        counts.ofAddress - maxPerAddress,
        counts.ofNetwork - maxPerNetwork,
      );
  const source = isKnown ? 'known network' : 'stranger';
  if (!(await hasManyFailures(context, addressSubject(context, request)))) {
    return { source, excess, maxTries: otp.maxTries };
  }
  return { source, excess: Math.max(0, excess), maxTries: 1 };
}

/** Whether the user of the address signed in from the network before. Sessions are deleted a month after their end. */
async function isKnownNetwork({ db }: ServiceContext, email: string, network: string): Promise<boolean> {
  return (await findSignInAddresses(db, email)).some((address) => networkOf(address) === network);
}

async function hasManyFailures({ db, clock }: ServiceContext, subject: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - lastingFailureDays * dayMs);
  return (await countSubjectFailures(db, subject, since)) >= maxLastingFailures;
}

type Subject = Pick<CodeRequest, 'email' | 'deviceHash'>;

const hashed = ({ signingKey }: ServiceContext, text: string) => sign(text, keyFor(signingKey, 'code-failures'));
const addressSubject = (context: ServiceContext, { email }: Subject) => hashed(context, email);
const deviceSubject = (context: ServiceContext, { email, deviceHash }: Subject) =>
  hashed(context, `${email} ${deviceHash}`);

/** What a refused code counts for: its device when the account knows it, else the address. */
export const failureSubject = (context: ServiceContext, request: Subject & { isKnownDevice: boolean }) =>
  request.isKnownDevice ? deviceSubject(context, request) : addressSubject(context, request);
