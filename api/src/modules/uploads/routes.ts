import { badRequest } from '../../platform/http/api-error';
import type { ApiModule } from '../../platform/http/api-module';
import { addMultipart, readForm } from '../../platform/http/multipart';
import { operations } from '../../platform/http/operation';
import { admitUpload } from '../../platform/http/upload-traffic';
import { maxUploadBytes, type UploadPurpose, uploadPurposes } from './purposes';
import { UploadedAnswer, UploadForm } from './schema';
import { defaultPurpose, tooLarge, uploadPicture } from './service';

/** Uploads of pictures. Each picture is decoded, resized and encoded again before it is served. */
export const uploadRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'uploads');
  await addMultipart(app);

  operation('uploadPicture', 'POST /api/images/upload', {
    summary: 'Upload a picture',
    caller: 'user',
    perMinute: 30,
    // The body is a stream: the schema describes it, the handler checks it.
    validatorCompiler: () => () => true,
    consumes: ['multipart/form-data'],
    body: UploadForm,
    status: 201,
    answer: UploadedAnswer,
    refuses: [403, 408],
    handler: async ({ context, request }) => {
      const { src, ...sources } = await admitUpload(request, maxUploadBytes, async () => {
        const { fields, file } = await readForm(request, { fileField: 'image', fileBytes: maxUploadBytes });
        const purpose = readPurpose(fields.purpose) ?? defaultPurpose(context.principal);
        if (!file) throw badRequest('Please choose a picture.', { image: 'Please choose a picture' });
        if (file.truncated) throw tooLarge(purpose);
        return uploadPicture(context, { bytes: file.bytes, purpose });
      });
      return { url: src, sources };
    },
  });
};

function readPurpose(text: string | undefined): UploadPurpose | null {
  if (!text) return null;
  const purpose = uploadPurposes.find((one) => one === text);
  if (!purpose) throw badRequest(`purpose must be one of ${uploadPurposes.join(', ')}.`);
  return purpose;
}
