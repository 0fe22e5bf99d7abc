import { Type } from 'typebox';
import { dispositionOf } from '../../platform/export/file-name';
import { clearAnswersOnChange } from '../../platform/http/anonymous-cache';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { answerSave } from '../../platform/http/edit-conflict';
import { operations } from '../../platform/http/operation';
import { getCertificateFile, getCertificatePicture } from './files-service';
import { getCertificateIssuer } from './issuer-service';
import { presentBatchCertificates, presentCertificate, presentVerified } from './present';
import {
  BarBody,
  BatchCertificatesWire,
  BatchParams,
  CertificateParams,
  CertificateWire,
  IssuerAnswer,
  PdfFile,
  PictureFile,
  RevokeBody,
  SignedCredential,
  StatusParams,
  VerifiedCertificateWire,
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

const credentialType = 'application/vc+jwt';

/** Certificates of attendance, which everyone can verify, and the key of the site that signs them. */
export const certificateRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'certificates');
  clearAnswersOnChange(app);
  operation('getOwnCertificates', 'GET /certificates', {
    summary: 'The certificates of the caller, latest first',
    caller: 'user',
    answer: Type.Array(CertificateWire),
    handler: async ({ context }) => eachPresented(context, await getOwnCertificates(context), presentCertificate),
  });

  operation('getCertificate', 'GET /certificates/:id', {
    summary: 'A certificate and whether its signature is right',
    caller: 'visitor',
    params: CertificateParams,
    answer: VerifiedCertificateWire,
    handler: async ({ context, params }) => presentVerified(await getCertificate(context, params)),
  });

  operation('getCredential', 'GET /certificates/:id/credential', {
    summary: 'The Open Badges 3.0 credential as a signed JWT',
    caller: 'visitor',
    params: CertificateParams,
    responses: { 200: SignedCredential },
    handler: async ({ context, params, reply }) => {
      const credential = await getCredential(context, params);
      return reply
        .type(credentialType)
        .header('content-disposition', dispositionOf(`certificate-${params.id}.jwt`))
        .send(credential);
    },
  });

  operation('getCertificateFile', 'GET /certificates/:id/file', {
    summary: 'A certificate as a PDF file to print',
    caller: 'visitor',
    perMinute: 60,
    params: CertificateParams,
    responses: { 200: PdfFile },
    refuses: [409],
    handler: async ({ context, params, reply }) => {
      const pdf = await getCertificateFile(context, params);
      return reply
        .type('application/pdf')
        .header('content-disposition', dispositionOf(`certificate-${params.id}.pdf`))
        .send(pdf);
    },
  });

  operation('getCertificatePicture', 'GET /certificates/:id/picture', {
    summary: 'The picture of a certificate for social cards',
    caller: 'visitor',
    perMinute: 60,
    params: CertificateParams,
    responses: { 200: PictureFile },
    handler: async ({ context, params, reply }) => {
      const png = await getCertificatePicture(context, params);
      return reply.type('image/png').header('cache-control', 'public, max-age=300').send(png);
    },
  });

  operation('revokeCertificate', 'POST /certificates/:id/revoke', {
    summary: 'Revoke a certificate; its page says so from then on',
    caller: 'user',
    confirmation: 'always',
    params: CertificateParams,
    body: RevokeBody,
    answer: CertificateWire,
    refuses: [409],
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, reason: body.reason };
      return presentCertificate(await revokeCertificate(context, input));
    },
  });

  operation('getCertificateStatus', 'GET /certificate-status/:list', {
    summary: 'The signed list of revoked certificates (Bitstring Status List)',
    caller: 'visitor',
    params: StatusParams,
    responses: { 200: SignedCredential },
    mayBeMissing: false,
    handler: async ({ context, params, reply }) => {
      const list = await getCertificateStatus(context, params);
      return reply.type(credentialType).header('cache-control', 'public, max-age=60').send(list);
    },
  });

  operation('getCertificateIssuer', 'GET /certificate-issuer', {
    summary: 'The DID document with the keys that sign certificates',
    caller: 'visitor',
    responses: { 200: IssuerAnswer },
    handler: ({ context }) => getCertificateIssuer(context),
  });

  operation('getBatchCertificates', 'GET /classes/:batch_id/certificates', {
    summary: 'The certificates of a batch and the attendance of its learners, for its trainer',
    caller: 'user',
    params: BatchParams,
    answer: BatchCertificatesWire,
    refuses: [403],
    handler: async ({ context, params }) => {
      return presentBatchCertificates(await getBatchCertificates(context, params));
    },
  });

  operation('setMinimumAttendance', 'PUT /classes/:batch_id/certificates', {
    summary: 'Set the least attendance for a certificate of a batch',
    caller: 'user',
    params: BatchParams,
    body: BarBody,
    answer: BatchCertificatesWire,
    refuses: [403],
    conflict: BatchCertificatesWire,
    handler: ({ context, params, body }) => {
      const input = { ...params, ...body };
      return answerSave(setMinimumAttendance(context, input), presentBatchCertificates);
    },
  });
};
