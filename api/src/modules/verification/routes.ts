import * as limits from '@kaksha/domain/limits';
import { required } from '@kaksha/domain/typed';
import { dispositionOf } from '../../platform/export/file-name';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { addMultipart, readForm } from '../../platform/http/multipart';
import { operations } from '../../platform/http/operation';
import { admitUpload } from '../../platform/http/upload-traffic';
import { dropEmptyQuery, IdParams, paged } from '../../platform/http/wire';
import { decideVerification, examineTrainer, getTrainersToVerify } from './deciding-service';
import { fileRequired } from './errors';
import { presentRequest } from './present';
import {
  DecisionBody,
  DocumentAnswer,
  DocumentForm,
  DocumentParams,
  ExaminedWire,
  ListedTrainersPage,
  ListQuery,
  VerificationWire,
} from './schema';
import { addVerificationDocument, getVerification, getVerificationDocument, withdrawVerification } from './service';

const { fileBytes, noteMax } = limits.verification;
const tag = 'verification';

/** A trainer's request that the platform confirms who they are. */
export const verificationRoutes: ApiModule = async (app) => {
  const operation = operations(app, tag);
  await addMultipart(app);
  const compile = required(app.validatorCompiler, 'the validator of addresses');

  operation('getVerification', 'GET /trainer-verification', {
    summary: "The caller's verification and latest request",
    caller: 'trainer',
    answer: VerificationWire,
    handler: async ({ context }) => {
      const { request, ...verification } = await getVerification(context);
      return { ...verification, request: presentRequest(request) };
    },
  });

  operation('addVerificationDocument', 'POST /trainer-verification/documents', {
    summary: 'Add a document to the request that waits; the first one sends a request',
    caller: 'trainer',
    perMinute: 30,
    // The body is a stream: the schema describes it, the handler checks it.
    validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : compile(part)),
    consumes: ['multipart/form-data'],
    body: DocumentForm,
    answer: VerificationWire,
    refuses: [408, 409],
    handler: async ({ context, request }) => {
      const { request: sent, ...verification } = await admitUpload(request, fileBytes, async () => {
        // A character has at most four bytes.
        const { fields, file } = await readForm(request, { fileField: 'file', fileBytes, textBytes: 4 * noteMax });
        if (!file) throw fileRequired();
        return addVerificationDocument(context, { kind: fields.kind, note: fields.note, file });
      });
      return { ...verification, request: presentRequest(sent) };
    },
  });

  operation('withdrawVerification', 'DELETE /trainer-verification', {
    summary: 'Withdraw the request that waits, with its documents',
    caller: 'trainer',
    refuses: [409],
    handler: ({ context }) => withdrawVerification(context),
  });

  operation('getVerificationDocument', 'GET /trainer-verification/documents/:id/file', {
    summary: 'The file of a document, for the trainer and administrators; the audit log names each reader',
    caller: 'user',
    params: DocumentParams,
    responses: { 200: DocumentAnswer },
    handler: async ({ context, params, reply }) => {
      const file = await getVerificationDocument(context, params);
      return reply
        .headers({
          // No type that a browser would show.
          'content-type': 'application/octet-stream',
          'content-length': file.size,
          'content-disposition': dispositionOf(file.name),
        })
        .send(file.stream);
    },
  });
};

/** What administrators decide about trainers. */
export const trainerDecisionRoutes: ApiModule = async (app) => {
  const operation = operations(app, tag);
  clearAnswersOnChange(app);

  operation('getTrainersToVerify', 'GET /admin/trainers', {
    summary: 'Trainers with their verification, those who wait first',
    caller: 'people',
    preValidation: dropEmptyQuery,
    query: ListQuery,
    responses: { 200: ListedTrainersPage },
    handler: async ({ context, query }) => {
      const { page = 1, count = 20 } = query;
      const { rows, total } = await getTrainersToVerify(context, { ...query, page, count });
      return paged({ results: rows, total, capped: false }, { page, count });
    },
  });

  operation('examineTrainer', 'GET /admin/trainers/:id', {
    summary: 'A trainer with the latest request for verification',
    caller: 'people',
    params: IdParams,
    answer: ExaminedWire,
    handler: async ({ context, params }) => {
      const { request, ...trainer } = await examineTrainer(context, params.id);
      return { ...trainer, request: presentRequest(request) };
    },
  });

  operation('decideVerification', 'POST /admin/trainers/:id/verification', {
    summary: 'Accept or refuse a request for verification, or end a verification',
    caller: 'people',
    params: IdParams,
    body: DecisionBody,
    refuses: [409],
    handler: ({ context, params, body }) => decideVerification(context, { trainerId: params.id, ...body }),
  });
};
