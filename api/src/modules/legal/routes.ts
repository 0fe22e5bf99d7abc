import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import {
  ConsentBody,
  DocumentParams,
  LegalBody,
  LegalTextWire,
  ManagedLegalWire,
  PendingConsentWire,
  VersionQuery,
} from './schema';
import {
  acceptLegalText,
  getLegalText,
  getLegalTexts,
  getPendingConsents,
  removeLegalText,
  saveLegalText,
} from './service';

/** Versions of terms, privacy and policy, and who accepted them. */
export const legalRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'legal');

  operation('getLegalText', 'GET /legal/texts/:document', {
    summary: 'A document in the version in force, or in another one, with the list of its versions',
    caller: 'visitor',
    cached: ['pages'],
    params: DocumentParams,
    query: VersionQuery,
    answer: LegalTextWire,
    handler: ({ context, params, query }) => getLegalText(context, { ...params, ...query }),
  });

  operation('getPendingConsents', 'GET /legal/pending', {
    summary: 'The versions that the caller is asked to accept',
    caller: 'user',
    answer: Type.Array(PendingConsentWire),
    handler: ({ context }) => getPendingConsents(context),
  });

  operation('acceptLegalText', 'POST /legal/acceptances', {
    summary: 'Accept the version in force of a document',
    caller: 'user',
    body: ConsentBody,
    refuses: [404],
    handler: ({ context, body }) => acceptLegalText(context, body),
  });
};

/** The next versions, which administrators write. */
export const managedLegalRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'legal');
  clearAnswersOnChange(app, ['pages']);

  operation('getLegalTexts', 'GET /admin/legal', {
    summary: 'Every version of the documents, with who saved it and how many accepted it',
    caller: 'operations',
    answer: Type.Array(ManagedLegalWire),
    handler: ({ context }) => getLegalTexts(context),
  });

  operation('saveLegalText', 'PUT /admin/legal/:document', {
    summary: 'Save the next version of a document, which is not in force yet',
    caller: 'operations',
    params: DocumentParams,
    body: LegalBody,
    answer: ManagedLegalWire,
    conflict: ManagedLegalWire,
    mayBeMissing: false,
    handler: ({ context, params, body: { version, ...form } }) => saveLegalText(context, { ...params, form, version }),
  });

  operation('removeLegalText', 'DELETE /admin/legal/:document', {
    summary: 'Withdraw the version that is announced',
    caller: 'operations',
    params: DocumentParams,
    answer: ManagedLegalWire,
    handler: ({ context, params }) => removeLegalText(context, params.document),
  });
};
