import { legalDocuments, legalStates } from '@kaksha/domain/legal';
import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { nullable, oneOf, utcTime } from '../../platform/http/wire';

export const DocumentParams = Type.Object({ document: oneOf(legalDocuments) });

const number = Type.Integer({ title: 'Number', minimum: 1, maximum: 10_000, description: '1 is the built-in text' });

export const VersionQuery = Type.Object({ version: Type.Optional(number) });

const version = {
  number,
  effectiveFrom: nullable(utcTime('Null for the built-in text')),
  state: oneOf(legalStates),
};

export const LegalTextWire = Type.Object(
  {
    document: oneOf(legalDocuments),
    number,
    text: nullable(Type.String({ description: 'Null for the built-in text, which pages have' })),
    effectiveFrom: nullable(utcTime('Null for the built-in text')),
    versions: Type.Array(Type.Object(version)),
  },
  { title: 'LegalText' },
);

export const ManagedLegalWire = Type.Object(
  {
    document: oneOf(legalDocuments),
    version: recordVersion,
    versions: Type.Array(
      Type.Object({
        ...version,
        text: nullable(Type.String()),
        mustAccept: Type.Boolean(),
        savedAt: nullable(utcTime('When it was saved')),
        savedBy: nullable(Type.String({ description: 'Name of the administrator' })),
        accepted: Type.Integer({ description: 'People who accepted it' }),
      }),
    ),
  },
  { title: 'ManagedLegal' },
);

export const LegalBody = Type.Object({
  text: Type.String({ title: 'Text', maxLength: limits.legalText }),
  effectiveFrom: Type.String({ title: 'In force from', format: 'date-time', maxLength: 40 }),
  mustAccept: Type.Boolean({ title: 'People accept it' }),
  version: versionField,
});

export const ConsentBody = Type.Object({ document: oneOf(legalDocuments), number });

export const PendingConsentWire = Type.Object(
  { document: oneOf(legalDocuments), number, effectiveFrom: utcTime('Since when it is in force') },
  { title: 'PendingConsent' },
);
