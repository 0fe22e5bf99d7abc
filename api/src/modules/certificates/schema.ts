import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, nullable, oneOf, utcTime } from '../../platform/http/wire';

export const CertificateParams = Type.Object({ id: Type.String({ format: 'uuid', maxLength: 36 }) });
export const StatusParams = Type.Object({ list: Type.Integer({ minimum: 0, maximum: 16_384 }) });
export const BatchParams = Type.Object({ batch_id: Id });

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
  learner_name: Type.String(),
  course_id: Type.Integer(),
  course_name: Type.String(),
  trainer_id: Type.Integer(),
  trainer_name: Type.String(),
  batch_id: Type.Integer(),
  start_date: Type.String({ description: 'Day of the first class' }),
  end_date: Type.String({ description: 'Day of the last class' }),
  sessions: Type.Integer(),
  attended: Type.Integer(),
  attended_minutes: Type.Optional(
    nullable(Type.Integer({ description: 'Null for a certificate from before they were stored' })),
  ),
  trainer_verified: Type.Optional(
    Type.Boolean({ description: 'Whether the platform knew who the trainer is at the issue' }),
  ),
  issued_at: utcTime('Issue'),
  state: oneOf(['valid', 'revoked']),
  revoked_at: nullable(utcTime('Revocation')),
  revoke_reason: Type.String(),
  replaces: nullable(
    Type.String({ format: 'uuid', description: 'The revoked certificate before a correction of the name' }),
  ),
  replaced_by: nullable(Type.String({ format: 'uuid', description: 'The certificate after a correction of the name' })),
};

export const CertificateWire = Type.Object(certificate, { title: 'Certificate' });
export type CertificateWire = Static<typeof CertificateWire>;

export const VerifiedCertificateWire = Type.Object(
  {
    ...certificate,
    is_genuine: Type.Boolean({ description: 'The credential is signed by this site and says the same' }),
  },
  { title: 'VerifiedCertificate' },
);
export type VerifiedCertificateWire = Static<typeof VerifiedCertificateWire>;

export const BatchCertificatesWire = Type.Object(
  {
    batch_id: Type.Integer(),
    percent: nullable(Type.Integer({ description: 'Least attendance; null gives no certificates' })),
    is_finished: Type.Boolean(),
    least_hours: Type.Optional(
      Type.Integer({ description: 'Hours that a learner attends at least for a certificate' }),
    ),
    trainer_verified: Type.Optional(
      Type.Boolean({ description: 'Whether the platform knows who the trainer is; certificates say so otherwise' }),
    ),
    version: Type.Integer({ ...recordVersion, description: 'Changes with `percent`; a save sends it back' }),
    learners: Type.Array(
      Type.Object({
        user_id: Type.Integer(),
        name: Type.String(),
        sessions: Type.Integer(),
        attended: Type.Integer(),
        attended_minutes: Type.Optional(Type.Integer()),
        certificate: nullable(CertificateWire),
      }),
    ),
  },
  { title: 'BatchCertificates' },
);
export type BatchCertificatesWire = Static<typeof BatchCertificatesWire>;

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
