import { contextOf, userContextOf } from '../../platform/context/context';
import { dispositionOf } from '../../platform/export/file-name';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { eachPresented } from '../../platform/http/each-presented';
import { answerSave } from '../../platform/http/edit-conflict';
import { perMinute } from '../../platform/http/rate-limit';
import { conflictWith, refusals, results } from '../../platform/http/wire';
import { getCertificateFile, getCertificatePicture } from './files-service';
import { getCertificateIssuer } from './issuer-service';
import { presentBatchCertificates, presentCertificate, presentVerified } from './present';
import {
  BarBody,
  BatchCertificatesAnswer,
  BatchCertificatesWire,
  BatchParams,
  CertificateAnswer,
  CertificateParams,
  CertificatesAnswer,
  IssuerAnswer,
  PdfFile,
  PictureFile,
  RevokeBody,
  SignedCredential,
  StatusParams,
  VerifiedCertificateAnswer,
} from './schema';
import {
  getBatchCertificates,
  getCertificate,
  getCertificateStatus,
  getCredential,
  getOwnCertificates,
  revokeCertificate,
  setMinimumAttendance,
} from './service';

const tags = ['certificates'];
const user = { onRequest: requireUser };
const security = [{ token: [] }];
/** Drawing a file takes some milliseconds. */
const drawn = { config: { rateLimit: perMinute(60) } };
const credentialType = 'application/vc+jwt';

/** Certificates of attendance, which everyone can verify, and the key of the site that signs them. */
export const certificateRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app);
  app.get(
    '/certificates',
    {
      ...user,
      schema: {
        tags,
        security,
        operationId: 'getOwnCertificates',
        summary: 'The certificates of the caller, latest first',
        response: { 200: CertificatesAnswer, ...refusals(401) },
      },
    },
    async (request) =>
      results(eachPresented(request, await getOwnCertificates(userContextOf(request)), presentCertificate)),
  );

  app.get(
    '/certificates/:id',
    {
      schema: {
        tags,
        operationId: 'getCertificate',
        summary: 'A certificate and whether its signature is right',
        params: CertificateParams,
        response: { 200: VerifiedCertificateAnswer, ...refusals(400, 404) },
      },
    },
    async (request) => results(presentVerified(await getCertificate(contextOf(request), request.params))),
  );

  app.get(
    '/certificates/:id/credential',
    {
      schema: {
        tags,
        operationId: 'getCredential',
        summary: 'The Open Badges 3.0 credential as a signed JWT',
        params: CertificateParams,
        response: { 200: SignedCredential, ...refusals(400, 404) },
      },
    },
    async (request, reply) => {
      const credential = await getCredential(contextOf(request), request.params);
      return reply
        .type(credentialType)
        .header('content-disposition', dispositionOf(`certificate-${request.params.id}.jwt`))
        .send(credential);
    },
  );

  app.get(
    '/certificates/:id/file',
    {
      ...drawn,
      schema: {
        tags,
        operationId: 'getCertificateFile',
        summary: 'A certificate as a PDF file to print',
        params: CertificateParams,
        response: { 200: PdfFile, ...refusals(400, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const pdf = await getCertificateFile(contextOf(request), request.params);
      return reply
        .type('application/pdf')
        .header('content-disposition', dispositionOf(`certificate-${request.params.id}.pdf`))
        .send(pdf);
    },
  );

  app.get(
    '/certificates/:id/picture',
    {
      ...drawn,
      schema: {
        tags,
        operationId: 'getCertificatePicture',
        summary: 'The picture of a certificate for social cards',
        params: CertificateParams,
        response: { 200: PictureFile, ...refusals(400, 404, 429) },
      },
    },
    async (request, reply) => {
      const png = await getCertificatePicture(contextOf(request), request.params);
      return reply.type('image/png').header('cache-control', 'public, max-age=300').send(png);
    },
  );

  app.post(
    '/certificates/:id/revoke',
    {
      ...user,
      config: { confirmation: 'always' },
      schema: {
        tags,
        security,
        operationId: 'revokeCertificate',
        summary: 'Revoke a certificate; its page says so from then on',
        params: CertificateParams,
        body: RevokeBody,
        response: { 200: CertificateAnswer, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const input = { id: request.params.id, reason: request.body.reason };
      return results(presentCertificate(await revokeCertificate(userContextOf(request), input)));
    },
  );

  app.get(
    '/certificate-status/:list',
    {
      schema: {
        tags,
        operationId: 'getCertificateStatus',
        summary: 'The signed list of revoked certificates (Bitstring Status List)',
        params: StatusParams,
        response: { 200: SignedCredential, ...refusals(400) },
      },
    },
    async (request, reply) => {
      const list = await getCertificateStatus(contextOf(request), request.params);
      return reply.type(credentialType).header('cache-control', 'public, max-age=60').send(list);
    },
  );

  app.get(
    '/certificate-issuer',
    {
      schema: {
        tags,
        operationId: 'getCertificateIssuer',
        summary: 'The DID document with the keys that sign certificates',
        response: { 200: IssuerAnswer },
      },
    },
    async (request) => getCertificateIssuer(contextOf(request)),
  );

  app.get(
    '/classes/:batch_id/certificates',
    {
      ...user,
      schema: {
        tags,
        security,
        operationId: 'getBatchCertificates',
        summary: 'The certificates of a batch and the attendance of its learners, for its trainer',
        params: BatchParams,
        response: { 200: BatchCertificatesAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const input = { batchId: request.params.batch_id };
      return results(presentBatchCertificates(await getBatchCertificates(userContextOf(request), input)));
    },
  );

  app.put(
    '/classes/:batch_id/certificates',
    {
      ...user,
      schema: {
        tags,
        security,
        operationId: 'setMinimumAttendance',
        summary: 'Set the least attendance for a certificate of a batch',
        params: BatchParams,
        body: BarBody,
        response: {
          200: BatchCertificatesAnswer,
          ...refusals(400, 401, 403, 404),
          ...conflictWith(BatchCertificatesWire),
        },
      },
    },
    async (request) => {
      const input = { batchId: request.params.batch_id, ...request.body };
      return answerSave(setMinimumAttendance(userContextOf(request), input), presentBatchCertificates);
    },
  );
};
