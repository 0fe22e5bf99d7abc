import type { Readable } from 'node:stream';
import * as limits from '@kaksha/domain/limits';
import {
  documentFileTypes,
  documentKinds,
  verificationStandings,
  verificationStates,
} from '@kaksha/domain/trainer-verification';
import { type Static, Type } from 'typebox';
import { Id, moment, nullable, oneOf, Paged } from '../../platform/http/wire';

const { noteMax } = limits.verification;
const lastDay = nullable(Type.String({ description: 'Last day, YYYY-MM-DD' }));
const standing = oneOf(verificationStandings, 'expired: was verified; none: never asked, or withdrew the request');

/** For the API documentation; the route reads and checks the form. */
export const DocumentForm = Type.Object({
  file: Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: `One of ${documentFileTypes}` }),
  kind: oneOf(documentKinds),
  note: Type.Optional(Type.String({ maxLength: noteMax, description: 'For the administrators' })),
});

export const DocumentParams = Type.Object({ id: Id });

const DocumentWire = Type.Object(
  {
    id: Type.Integer(),
    kind: oneOf(documentKinds),
    fileName: Type.String(),
    fileSize: Type.Integer({ description: 'Bytes' }),
    removed: Type.Boolean({
      description: `Whether the file was removed, ${limits.verification.keptDays} days after the decision`,
    }),
  },
  { title: 'VerificationDocument' },
);

const RequestWire = Type.Object(
  {
    id: Type.Integer(),
    state: oneOf(verificationStates),
    note: Type.String(),
    createdAt: moment({}),
    decidedAt: nullable(moment({})),
    reason: nullable(Type.String({ description: 'Of a refusal' })),
    documents: Type.Array(DocumentWire),
  },
  { title: 'VerificationRequest' },
);

export const VerificationWire = Type.Object(
  {
    standing,
    verifiedUntil: lastDay,
    canRequest: Type.Boolean(),
    request: nullable(RequestWire),
  },
  { title: 'TrainerVerification' },
);

export const DocumentAnswer = Type.Unsafe<Readable>({
  type: 'string',
  format: 'binary',
  contentMediaType: 'application/octet-stream',
});

export const ListQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Trainers a page; 20 by default' })),
  standing: Type.Optional(oneOf(verificationStandings)),
  search: Type.Optional(
    Type.String({ maxLength: limits.searchTextMax, description: 'Part of the name or the e-mail address' }),
  ),
});
export type ListQuery = Static<typeof ListQuery>;

const listed = {
  id: Type.Integer(),
  kind: oneOf(['individual', 'institute']),
  name: Type.String(),
  email: Type.String(),
  courseCount: Type.Integer(),
  standing,
  verifiedUntil: lastDay,
  requestedAt: nullable(moment({ description: 'Of the latest request' })),
};

export const ListedTrainersPage = Paged(Type.Object(listed, { title: 'ListedTrainer' }));

export const ExaminedWire = Type.Object(
  {
    ...listed,
    canDecide: Type.Boolean({ description: 'False for the own verification and that of the own institute' }),
    request: nullable(RequestWire),
  },
  { title: 'ExaminedTrainer' },
);

export const DecisionBody = Type.Object({
  requestId: Id,
  accepted: Type.Boolean(),
  expiresOn: Type.Optional(Type.String({ title: 'Last day', maxLength: 10, description: 'To accept; YYYY-MM-DD' })),
  reason: Type.Optional(
    Type.String({
      title: 'Reason',
      maxLength: limits.reasonMax,
      description: 'To refuse or to end a verification; the trainer reads it',
    }),
  ),
});
export type DecisionBody = Static<typeof DecisionBody>;
