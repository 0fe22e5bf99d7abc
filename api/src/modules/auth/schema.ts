import { adminRights } from '@kaksha/domain/admin-rights';
import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { moment, nullable, oneOf } from '../../platform/http/wire';

export const UserWire = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    contactNo: nullable(Type.String({ description: 'Without the country code' })),
    isAdmin: Type.Boolean(),
    rights: Type.Optional(
      Type.Array(oneOf(adminRights), { description: 'Of an administrator; missing for other users' }),
    ),
    trainerId: nullable(Type.Integer()),
    photo: nullable(Type.String()),
    instituteRole: Type.Optional(
      oneOf(['owner', 'manager'], 'What the user may do for the institute of trainer_id; missing for other users'),
    ),
    hasDerivedName: Type.Optional(
      Type.Boolean({ description: 'True while the name was only taken from the address of an old account' }),
    ),
    lacksSecondFactor: Type.Optional(
      Type.Boolean({ description: 'True for an administrator who must add a second factor first' }),
    ),
  },
  { title: 'User' },
);

const email = Type.String({
  title: 'Email',
  format: 'email',
  maxLength: limits.emailMax,
});

export const CodeChallengeBody = Type.Object({ email });

/** A challenge of ALTCHA. */
const CodeChallengeWire = Type.Object(
  {
    algorithm: Type.String(),
    challenge: Type.String({ description: 'The hash of the salt and the number that is searched' }),
    maxnumber: Type.Optional(Type.Integer()),
    salt: Type.String(),
    signature: Type.String(),
  },
  { title: 'CodeChallenge' },
);
export type CodeChallenge = Static<typeof CodeChallengeWire>;
export const CodeChallengeAnswer = CodeChallengeWire;

export const SendCodeBody = Type.Object({
  email,
  proof: Type.Optional(
    Type.String({
      description: 'For a code beyond the quota: the solved challenge of `startCodeProof`, as JSON in base64',
      maxLength: 1000,
    }),
  ),
});

const text = (title: string, maxLength: number) => Type.Optional(Type.String({ title, maxLength }));

export const verifySpellings = {
  emailId: ['email', 'EmailId', 'email_id'],
  otp: ['OTP', 'Otp', 'code'],
  name: ['Name'],
  contactNo: ['ContactNo', 'contact_no'],
  countryCode: ['CountryCode', 'country_code'],
  pincode: ['Pincode', 'pinCode', 'pin_code'],
  gender: ['Gender'],
  registerAs: ['RegisterAs', 'register_as'],
  ownerName: ['OwnerName', 'owner_name'],
  trainingType: ['TrainingType', 'training_type'],
} as const;

const otp = Type.String({
  maxLength: 20,
  title: 'Code',
  pattern: `^\\s*\\d{${limits.otp.digits}}\\s*$`,
  description: `${limits.otp.digits} digits`,
});

/** The registration fields apply to new users, who need a name; existing users keep their details. */
export const VerifyCodeBody = Type.Object({
  email,
  otp,
  name: text('Name', limits.nameMax),
  contactNo: text('Contact number', 25),
  countryCode: Type.Optional(
    Type.String({
      title: 'Country code',
      maxLength: 10,
      pattern: '^\\d{1,4}$',
      description: 'digits; 91 when left out',
    }),
  ),
  pincode: text('PIN code', 12),
  gender: text('Gender', 30),
  registerAs: Type.Optional(
    oneOf(['individual', 'institute'], 'Registers a trainer: an individual, or an institute with an owner'),
  ),
  ownerName: text('Owner name', limits.nameMax),
  trainingType: text('Training type', limits.nameMax),
});

export const ChangeEmailBody = Type.Object({
  email,
  otp: { ...otp, description: 'The code that was mailed to the new address' },
});

export const GoogleBody = Type.Object({
  credential: Type.String({ description: 'The ID token that Google issued to the page', maxLength: 8192 }),
  secret: Type.Optional(
    Type.String({
      description:
        "The input of the token's nonce, which is its SHA-256 in hex digits. Without it the token is refused.",
      maxLength: 128,
    }),
  ),
  otp: Type.Optional({ ...otp, description: 'The mailed code that GOOGLE_CODE_REQUIRED asked for' }),
  name: text('Name', limits.nameMax),
});

export const SignedInAnswer = Type.Object({ authToken: Type.String(), userId: Type.Integer(), user: UserWire });

export const UserQuery = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

export const SessionWire = Type.Object(
  {
    id: Type.Integer(),
    userAgent: nullable(Type.String({ description: 'User agent of the browser' })),
    address: nullable(Type.String({ description: 'Network address of the sign-in' })),
    createdAt: moment({ format: 'date-time' }),
    lastUsedAt: moment({ format: 'date-time' }),
    isCurrent: Type.Boolean(),
  },
  { title: 'Session' },
);
