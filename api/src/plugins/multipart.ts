import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, badRequest } from '../api-error';

export interface SentFile {
  bytes: Buffer;
  /** The file was longer than `fileBytes`: only its beginning is here. */
  truncated: boolean;
}

export interface SentForm {
  /** Its texts by name. */
  fields: Readonly<Record<string, string>>;
  /** The file of the field that was asked for; null without. */
  file: SentFile | null;
}

interface FormLimits {
  /** Name of the field with the file; other files are passed over. */
  fileField: string;
  fileBytes: number;
  /** Most bytes of one text. */
  textBytes?: number;
}

/** Lets the routes of a plugin take forms with files. They are read by `readForm`. */
export async function addMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/** Reads a form with a file. Throws 415 for anything else, 400 for a form that is broken off or malformed. */
export async function readForm(
  request: FastifyRequest,
  { fileField, fileBytes, textBytes = 1000 }: FormLimits,
): Promise<SentForm> {
  if (!request.isMultipart()) {
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'This call takes a form (multipart/form-data) with a file.');
  }
  return refusingBrokenForms(() => readParts(request, { fileField, fileBytes, textBytes }));
}

/** Reads the parts of a form. Throws 400 for one that is broken off or malformed. */
export async function refusingBrokenForms<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    // The parser's own complaints carry no status; those of the limits do.
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
  // One byte more than is allowed, so that a file of exactly that size passes.
  const limits = { fileSize: fileBytes + 1, fieldSize: textBytes, files: 3, fields: 30, parts: 33, headerPairs: 50 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw badRequest(`${part.fieldname} is too long.`);
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (part.fieldname === fileField && !file) {
      const bytes = await part.toBuffer();
      file = { bytes, truncated: part.file.truncated || bytes.length > fileBytes };
    } else {
      part.file.resume();
    }
  }
  return { fields, file };
}
