import multipart from '@fastify/multipart';
import { singleLine } from '@kaksha/domain/single-line';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, badRequest } from './api-error';
import { keptText } from './kept-texts';
import { atLeastThroughput } from './upload-traffic';

export interface SentFile {
  /** As the sender calls it, without a folder. */
  name: string;
  bytes: Buffer;
  /** The file exceeds `fileBytes`, and `bytes` has its beginning only. */
  truncated: boolean;
}

export interface SentForm {
  /** Text fields by name. */
  fields: Readonly<Record<string, string>>;
  /** The file of `fileField`, or null. */
  file: SentFile | null;
}

interface FormLimits {
  /** Name of the file field; other files are skipped. */
  fileField: string;
  fileBytes: number;
  /** Maximum bytes of one text. */
  textBytes?: number;
}

/** Accepts multipart forms in the routes of a plugin; read them with `readForm`. */
export async function addMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/** @throws ApiError UNSUPPORTED_MEDIA_TYPE (415), MALFORMED_FORM (400), UPLOAD_TOO_SLOW (408) */
export async function readForm(
  request: FastifyRequest,
  { fileField, fileBytes, textBytes = 1000 }: FormLimits,
): Promise<SentForm> {
  if (!request.isMultipart()) {
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'This call takes a form (multipart/form-data) with a file.');
  }
  return receiveForm(request, () => readParts(request, { fileField, fileBytes, textBytes }));
}

/** @throws ApiError MALFORMED_FORM (400), UPLOAD_TOO_SLOW (408) */
export async function receiveForm<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  try {
    return await atLeastThroughput(request, read);
  } catch (error) {
    // Errors of the parser have no status; errors of the limits have one.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new ApiError(400, 'MALFORMED_FORM', 'The form is malformed or was broken off.', undefined, { cause: error });
  }
}

async function readParts(
  request: FastifyRequest,
  { fileField, fileBytes, textBytes }: Required<FormLimits>,
): Promise<SentForm> {
  const fields: Record<string, string> = {};
  let file: SentFile | null = null;
  // One byte above the limit, so that a file of exactly that size passes.
  const limits = { fileSize: fileBytes + 1, fieldSize: textBytes, files: 3, fields: 30, parts: 33, headerPairs: 50 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw badRequest(`${part.fieldname} is too long.`);
      if (typeof part.value === 'string') fields[part.fieldname] = keptText(part.value, part.fieldname);
    } else if (part.fieldname === fileField && !file) {
      const bytes = await part.toBuffer();
      file = { name: singleLine(part.filename), bytes, truncated: part.file.truncated || bytes.length > fileBytes };
    } else {
      part.file.resume();
    }
  }
  return { fields, file };
}
