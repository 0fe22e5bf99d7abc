import multipart from '@fastify/multipart';
import * as limits from '@kaksha/domain/limits';
import { isRecord } from '@kaksha/domain/typed';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../../../platform/http/api-error';
import { withKeptTexts } from '../../../platform/http/kept-texts';
import { receiveForm } from '../../../platform/http/multipart';
import { bytesPerCharacter } from '../../../platform/http/request-limits';
import { admitUpload } from '../../../platform/http/upload-traffic';
import { tooLarge } from '../../uploads/service';

const fieldBytes = bytesPerCharacter * limits.post.contentMax;
const maxFormBytes = limits.upload.blog + 2 * fieldBytes;

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture of a multipart form. */
    postPicture: Buffer | null;
  }
}

/** Lets the routes of a plugin accept multipart forms with a picture beside JSON. */
export async function addPostForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: limits.upload.blog,
      files: 1,
      fields: 20,
      fieldSize: fieldBytes,
    },
    throwFileSizeLimit: false,
  });
  app.decorateRequest('postPicture', null);
}

/** A `preValidation` hook that turns a multipart form into the body that JSON has. */
export async function readPostForm(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) {
    const read = () => receiveForm(request, () => readParts(request));
    request.body = withKeptTexts(await admitUpload(request, maxFormBytes, read));
  }
  const { body } = request;
  if (isRecord(body) && !Array.isArray(body)) request.body = normalized(body);
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated)
        throw badRequest('This post is too long.', { [part.fieldname]: 'Please use fewer words' });
      fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.file.truncated) throw tooLarge('blog');
    if (part.fieldname === 'image' && bytes.length > 0) request.postPicture = bytes;
  }
  return fields;
}

/** Form fields are strings, and `tags` is a JSON string in forms and JSON bodies. */
function normalized({ tags, version, scheduled_at: scheduledAt, ...rest }: Record<string, unknown>) {
  return {
    ...rest,
    ...(tags !== undefined && { tags: listOf(tags) }),
    ...(version !== undefined && { version: typeof version === 'string' ? Number(version) : version }),
    ...(scheduledAt !== undefined && { scheduled_at: scheduledAt === '' ? null : scheduledAt }),
  };
}

function listOf(tags: unknown): unknown {
  if (typeof tags !== 'string') return tags;
  try {
    return withKeptTexts(JSON.parse(tags), 'tags');
  } catch {
    throw badRequest('Tags must be a list.', { tags: 'Tags must be a list' });
  }
}
