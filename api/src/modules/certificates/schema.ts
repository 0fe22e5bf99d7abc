import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, nullable, oneOf, utcTime } from '../../platform/http/wire';

export const CertificateParams = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) });
export const StatusParams = Type.Object({ list: Type.Integer({ minimum: 0, maximum: 16_384 }) });
export const BatchParams = Type.Object({ batchId: Id });

export const BarBody = Type.Object({
  percent: nullable(
    Type.Integer({
      title: 'Least attendance',
      minimum: 1,
      maximum: 100,
      description: 'Percent of the sessions; null gives no certificates',
    }),
  ),
  version: versionField,
});

export const RevokeBody = Type.Object({
  reason: Type.String({
    title: 'Reason',
    minLength: 1,
    maxLength: limits.certificate.reasonMax,
    description: 'The public page shows it',
  }),
});

const certificate = {
  id: Type.String({ format: 'uuid' }),
  learnerName: Type.String(),
  courseId: Type.Integer(),
  courseName: Type.String(),
  trainerId: Type.Integer(),
  trainerName: Type.String(),
  batchId: Type.Integer(),
  startDate: Type.String({ description: 'Day of the first class' }),
  endDate: Type.String({ description: 'Day of the last class' }),
  sessions: Type.Integer(),
  attended: Type.Integer(),
  attendedMinutes: Type.Optional(
    nullable(Type.Integer({ description: 'Null for a certificate from before they were stored' })),
  ),
  trainerVerified: Type.Optional(
    Type.Boolean({ description: 'Whether the platform knew who the trainer is at the issue' }),
  ),
  issuedAt: utcTime('Issue'),
  state: oneOf(['valid', 'revoked']),
  revokedAt: nullable(utcTime('Revocation')),
  revokeReason: Type.String(),
  replaces: nullable(
    Type.String({ format: 'uuid', description: 'The revoked certificate before a correction of the name' }),
  ),
  replacedBy: nullable(Type.String({ format: 'uuid', description: 'The certificate after a correction of the name' })),
};

export const CertificateWire = Type.Object(certificate, { title: 'Certificate' });

export const VerifiedCertificateWire = Type.Object(
  {
    ...certificate,
    isGenuine: Type.Boolean({ description: 'The credential is signed by this site and says the same' }),
  },
  { title: 'VerifiedCertificate' },
);

export const BatchCertificatesWire = Type.Object(
  {
    batchId: Type.Integer(),
    percent: nullable(Type.Integer({ description: 'Least attendance; null gives no certificates' })),
    isFinished: Type.Boolean(),
    leastHours: Type.Optional(Type.Integer({ description: 'Hours that a learner attends at least for a certificate' })),
    trainerVerified: Type.Optional(
      Type.Boolean({ description: 'Whether the platform knows who the trainer is; certificates say so otherwise' }),
    ),
    version: Type.Integer({ ...recordVersion, description: 'Changes with `percent`; a save sends it back' }),
    learners: Type.Array(
      Type.Object({
        userId: Type.Integer(),
        name: Type.String(),
        sessions: Type.Integer(),
        attended: Type.Integer(),
        attendedMinutes: Type.Optional(Type.Integer()),
        certificate: nullable(CertificateWire),
      }),
    ),
  },
  { title: 'BatchCertificates' },
);

const file = (contentMediaType: string) => Type.Unsafe<Buffer>({ type: 'string', format: 'binary', contentMediaType });

export const PdfFile = file('application/pdf');
export const PictureFile = file('image/png');
/** A signed credential as a JWT. */
export const SignedCredential = Type.Unsafe<string>({ type: 'string', contentMediaType: 'application/vc+jwt' });

export const IssuerAnswer = Type.Object(
  {
    '@context': Type.Array(Type.String()),
    id: Type.String(),
    verificationMethod: Type.Array(
      Type.Object({
        id: Type.String(),
        type: Type.Literal('JsonWebKey2020'),
        controller: Type.String(),
        publicKeyJwk: Type.Record(Type.String(), Type.String()),
      }),
    ),
    assertionMethod: Type.Array(Type.String()),
  },
  { title: 'DidDocument' },
);
