import { userContextOf } from '../../platform/context/context';
import { badRequest } from '../../platform/http/api-error';
import type { ApiModule } from '../../platform/http/api-module';
import { requireUser } from '../../platform/http/authentication';
import { addMultipart, readForm } from '../../platform/http/multipart';
import { perMinute } from '../../platform/http/rate-limit';
import { admitUpload } from '../../platform/http/upload-traffic';
import { refusals, results } from '../../platform/http/wire';
import { maxUploadBytes, type UploadPurpose, uploadPurposes } from './purposes';
import { UploadedAnswer, UploadForm } from './schema';
import { defaultPurpose, tooLarge, uploadPicture } from './service';

/** Uploads of pictures. Each picture is decoded, resized and encoded again before it is served. */
export const uploadRoutes: ApiModule = async (app) => {
  await addMultipart(app);

  app.post(
    '/api/images/upload',
    {
      config: { rateLimit: perMinute(30) },
      onRequest: requireUser,
      // The body is a stream: the schema describes it, the handler checks it.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['uploads'],
        security: [{ token: [] }],
        operationId: 'uploadPicture',
        summary: 'Upload a picture',
        consumes: ['multipart/form-data'],
        body: UploadForm,
        response: { 201: UploadedAnswer, ...refusals(400, 401, 403, 408, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const context = userContextOf(request);
      const { src, ...sources } = await admitUpload(request, maxUploadBytes, async () => {
        const { fields, file } = await readForm(request, { fileField: 'image', fileBytes: maxUploadBytes });
        const purpose = readPurpose(fields.purpose) ?? defaultPurpose(context.principal);
        if (!file) throw badRequest('Please choose a picture.', { image: 'Please choose a picture' });
        if (file.truncated) throw tooLarge(purpose);
        return uploadPicture(context, { bytes: file.bytes, purpose });
      });
      return reply.code(201).send(results({ url: src, sources }));
    },
  );
};

function readPurpose(text: string | undefined): UploadPurpose | null {
  if (!text) return null;
  const purpose = uploadPurposes.find((one) => one === text);
  if (!purpose) throw badRequest(`purpose must be one of ${uploadPurposes.join(', ')}.`);
  return purpose;
}
