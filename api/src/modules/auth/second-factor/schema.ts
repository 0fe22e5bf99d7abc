import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { moment, nullable, oneOf, Results } from '../../../platform/http/wire';
import { SignedInAnswer } from '../schema';

const { secondFactor } = limits;

/** Longest base64url texts of browsers; a credential id has at most 1,023 bytes. */
const credentialId = Type.String({ maxLength: 1400 });
const bytes = (maxLength: number) => Type.String({ maxLength });

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const publicKey = oneOf(['public-key']);

const Descriptor = Type.Object({
  id: Type.String(),
  type: publicKey,
  transports: Type.Optional(Type.Array(oneOf(transports))),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const PasskeyCreationAnswer = Type.Object({
  rp: Type.Object({ name: Type.String(), id: Type.Optional(Type.String()) }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: publicKey })),
  timeout: Type.Optional(Type.Integer()),
  excludeCredentials: Type.Optional(Type.Array(Descriptor)),
  authenticatorSelection: Type.Optional(
    Type.Object({
      residentKey: Type.Optional(oneOf(['discouraged', 'preferred', 'required'])),
      requireResidentKey: Type.Optional(Type.Boolean()),
      userVerification: Type.Optional(oneOf(['discouraged', 'preferred', 'required'])),
    }),
  ),
  attestation: Type.Optional(oneOf(['direct', 'enterprise', 'indirect', 'none'])),
});

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const PasskeyRequestAnswer = Type.Object({
  challenge: Type.String(),
  timeout: Type.Optional(Type.Integer()),
  rpId: Type.Optional(Type.String()),
  allowCredentials: Type.Optional(Type.Array(Descriptor)),
  userVerification: Type.Optional(oneOf(['discouraged', 'preferred', 'required'])),
});

const name = Type.String({ title: 'Name', minLength: 1, maxLength: secondFactor.nameMax, pattern: '\\S' });

/** RegistrationResponseJSON of WebAuthn. */
const Registration = Type.Object(
  {
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: Type.Object({
      clientDataJSON: bytes(8192),
      attestationObject: bytes(32_768),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
    }),
  },
  { description: 'The answer of `navigator.credentials.create`' },
);

export type PasskeyRegistration = Static<typeof Registration>;

/** AuthenticationResponseJSON of WebAuthn. */
const Authentication = Type.Object(
  {
    id: credentialId,
    rawId: credentialId,
    type: publicKey,
    response: Type.Object({
      clientDataJSON: bytes(8192),
      authenticatorData: bytes(8192),
      signature: bytes(4096),
      userHandle: Type.Optional(bytes(200)),
    }),
  },
  { description: 'The answer of `navigator.credentials.get`' },
);

export type PasskeyAssertion = Static<typeof Authentication>;

export const AddPasskeyBody = Type.Object({ name, credential: Registration });
export const RenamePasskeyBody = Type.Object({ name });

const appCode = (title: string) =>
  Type.String({ title, maxLength: 20, pattern: `^\\s*\\d{${secondFactor.totpDigits}}\\s*$`, description: '6 digits' });

export const TotpCodeBody = Type.Object({ code: appCode('Code') });

const factorProof = {
  passkey: Type.Optional(Authentication),
  totp: Type.Optional(appCode('Code of the authenticator app')),
  recoveryCode: Type.Optional(Type.String({ title: 'Recovery code', minLength: 1, maxLength: 40 })),
};

/** A ticket is 32 random bytes in base64url. */
const ticket = Type.String({
  maxLength: 43,
  pattern: '^[\\w-]{43}$',
  description: 'From the answer of the first step',
});

const oneProof = { description: 'Exactly one proof' };

export const TicketBody = Type.Object({ ticket });
export const SecondStepBody = Type.Object({ ticket, ...factorProof }, oneProof);
export type SecondStepBody = Static<typeof SecondStepBody>;

const emailCode = Type.Optional(
  Type.String({
    title: 'Code',
    maxLength: 20,
    pattern: `^\\s*\\d{${limits.otp.digits}}\\s*$`,
    description: 'The mailed code, for accounts without a second factor',
  }),
);
export const StepUpBody = Type.Object({ ...factorProof, emailCode }, oneProof);
export type StepUpBody = Static<typeof StepUpBody>;

const Methods = {
  passkey: Type.Boolean(),
  totp: Type.Boolean({ description: 'Authenticator app' }),
  recoveryCode: Type.Boolean(),
};

/** The answer of a first step that signs in no user yet, with status 202. */
const UnfinishedAnswer = Results(
  Type.Object({
    ticket: Type.Optional(Type.String({ description: 'For the second step of an account with a second factor' })),
    methods: Type.Optional(Type.Object(Methods, { description: 'With a ticket' })),
    needsName: Type.Optional(
      Type.Boolean({ description: 'True for a proven address without an account. The call is repeated with `name`' }),
    ),
  }),
);
const signedIn = { ...Results(SignedInAnswer), description: 'The user is signed in' };
const unfinished = { ...UnfinishedAnswer, description: 'A second step follows, or the call is repeated with a name' };

/** The answers of a call that signs in. */
export const signInAnswers = { 200: signedIn, 202: unfinished };

export const StepUpAnswer = Type.Object({
  methods: Type.Object({ ...Methods, emailCode: Type.Boolean() }),
  provenUntil: nullable(moment({ format: 'date-time', description: 'Null without a recent proof' })),
});

const PasskeyWire = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    isSynced: Type.Boolean({ description: "Copied to the user's other devices by its provider" }),
    createdAt: moment({ format: 'date-time' }),
    lastUsedAt: nullable(moment({ format: 'date-time' })),
  },
  { title: 'Passkey' },
);

export const FactorsAnswer = Type.Object(
  {
    passkeys: Type.Array(PasskeyWire),
    totpAddedAt: nullable(moment({ format: 'date-time', description: 'Null without an authenticator app' })),
    recoveryCodesLeft: Type.Integer(),
    required: Type.Boolean({ description: 'Administrators need a second factor outside demo mode' }),
  },
  { title: 'SecondFactors' },
);

export const TotpAnswer = Type.Object({
  secret: Type.String({ description: 'Base32, for typing it' }),
  uri: Type.String({ description: '`otpauth:` address for the QR code' }),
});

const codes = Type.Array(Type.String());

export const RecoveryCodesAnswer = Type.Object({ recoveryCodes: codes });

export const FactorAddedAnswer = Type.Object({
  recoveryCodes: nullable({ ...codes, description: 'With the first factor only' }),
});
